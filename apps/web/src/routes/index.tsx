import { createFileRoute } from "@tanstack/react-router";
import { PricingSection } from "../features/billing/pricing-section.tsx";
import { DemoSection } from "../features/demo/demo-section.tsx";
import { LiveDemoSection } from "../features/demo/live-demo-section.tsx";
import { ApiSection } from "../features/landing/api-section.tsx";
import { CompanySection } from "../features/landing/company-section.tsx";
import { FeaturesSection } from "../features/landing/features-section.tsx";
import { Hero } from "../features/landing/hero.tsx";
import { SitePage } from "../features/shell/site-page.tsx";

export const Route = createFileRoute("/")({
  staticData: { title: "AI video dubbing in 7+ languages" },
  component: LandingPage,
});

function LandingPage() {
  return (
    <SitePage>
      <Hero />
      <LiveDemoSection />
      <FeaturesSection />
      <PricingSection />
      <DemoSection />
      <ApiSection />
      <CompanySection />
    </SitePage>
  );
}
