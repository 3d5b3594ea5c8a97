import { LoaderCircle } from "lucide-react";

export const Spinner = () => <LoaderCircle className="size-4 animate-spin" aria-hidden />;
