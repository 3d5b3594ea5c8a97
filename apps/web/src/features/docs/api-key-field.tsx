import { create } from "zustand";
import { TextField } from "../../ui/field.tsx";

export function ApiKeyField() {
  const key = useApiKey();
  return (
    <form className="mt-8 max-w-xl" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label="Your API key"
        type="password"
        autoComplete="off"
        value={key}
        hint="Made under Settings on the Enterprise plan. A session's token works too. It stays in this page and goes nowhere but to this server."
        onChange={(event) => setApiKey(event.target.value)}
      />
    </form>
  );
}

/** API key for calls from the reference; kept in memory only. */
export const useApiKey = create<string>(() => "");

export const setApiKey = (key: string): void => useApiKey.setState(key.trim(), true);
