import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./security.ts";

const site = {
  publicUrl: "https://dubdeck.example",
  storageOrigins: ["https://files.example", "https://files.eu.example"],
  supportEmail: "support@example.com",
  supportPhone: "+1",
  chatEnabled: true,
  googleEnabled: false,
  verifiesEmail: false,
  billingEnabled: true,
  contactBaseUrl: "https://dubdeck.example",
  version: "1.0.0",
};

it("lets the site talk to itself and to its storages only", () => {
  const { connectSrc } = contentSecurityPolicy(site);
  expect(connectSrc).toEqual(["'self'", "wss://dubdeck.example", ...site.storageOrigins]);
});

it("lets the contact form go where it is configured to go", () => {
  const contactBaseUrl = "https://flows.example/hooks";
  expect(contentSecurityPolicy({ ...site, contactBaseUrl }).connectSrc).toContain(
    "https://flows.example",
  );
});
