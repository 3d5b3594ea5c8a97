import type { SiteConfig } from "@dubdeck/domain";
import { useEffect, useState } from "react";

let asked: Promise<SiteConfig> | null = null;

/** What the server's settings mean for the public pages: asked for once. */
export function loadSiteConfig(): Promise<SiteConfig> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The site's configuration, or null until it is known. */
export function useSiteConfig(): SiteConfig | null {
  const [config, setConfig] = useState<SiteConfig | null>(null);
  useEffect(() => {
    let here = true;
    loadSiteConfig().then(
      (loaded) => here && setConfig(loaded),
      () => undefined,
    );
    return () => void (here = false);
  }, []);
  return config;
}

/** A plain request: the tRPC client is too heavy for the landing page. */
async function ask(): Promise<SiteConfig> {
  const response = await fetch("/trpc/site.config");
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const body = (await response.json()) as { result: { data: { json: SiteConfig } } };
  return body.result.data.json;
}
