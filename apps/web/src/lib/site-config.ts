import type { SiteConfig } from "@dubdeck/domain";
import { useEffect, useState } from "react";

let configRequest: Promise<SiteConfig> | null = null;

/** Loads the site's configuration once; a failed request is made again on the next call. */
export function loadSiteConfig(): Promise<SiteConfig> {
  configRequest ??= fetchConfig().catch((error: unknown) => {
    configRequest = null;
    throw error;
  });
  return configRequest;
}

/** Returns the site's configuration; null until it has loaded. */
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

/** Uses plain fetch, since the tRPC client is too heavy for the landing page. */
async function fetchConfig(): Promise<SiteConfig> {
  const response = await fetch("/trpc/site.config");
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const body = (await response.json()) as { result: { data: { json: SiteConfig } } };
  return body.result.data.json;
}
