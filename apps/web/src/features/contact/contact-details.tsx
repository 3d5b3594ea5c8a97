import { Clock, Mail, MapPin, Phone, Reply, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useSiteConfig } from "../../lib/site-config.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { textLink } from "../../ui/text-link.ts";

export function ContactDetails() {
  const config = useSiteConfig();
  return (
    <Card>
      <CardTitle>Get in touch</CardTitle>
      <dl className="mt-5 grid gap-4 text-[0.9375rem]">
        <Detail icon={Mail} name="E-mail">
          {config && (
            <a href={`mailto:${config.supportEmail}`} className={textLink}>
              {config.supportEmail}
            </a>
          )}
        </Detail>
        <Detail icon={Phone} name="Phone">
          {config && (
            <a href={`tel:${config.supportPhone.replaceAll(/[^+\d]/g, "")}`} className={textLink}>
              {config.supportPhone}
            </a>
          )}
        </Detail>
        <Detail icon={MapPin} name="Location">
          San Francisco
        </Detail>
        <Detail icon={Clock} name="Hours">
          Mon-Fri 9 AM - 6 PM EST
        </Detail>
        <Detail icon={Reply} name="Response">
          Replies within 24 hours
        </Detail>
      </dl>
    </Card>
  );
}

interface Props {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
}

function Detail({ icon: Icon, name, children }: Props) {
  return (
    <div className="flex min-h-6 items-center gap-3">
      <dt>
        <Icon className="size-5 text-brand" aria-hidden />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
