import { ArrowRight, Play } from "lucide-react";
import { useAuth } from "../../lib/session/auth-store.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Claims } from "./claims.tsx";
import { HeroDeck, scrollToSection } from "./hero-deck.tsx";

export function Hero() {
  const signedIn = useAuth((state) => state.user !== null);
  return (
    <section aria-labelledby="hero-title" className="overflow-hidden border-b">
      <div className="container-page grid items-center gap-x-16 gap-y-14 pt-14 pb-16 lg:grid-cols-[1.05fr_1fr] lg:pt-20 lg:pb-20">
        <div>
          <h1 id="hero-title" className="text-display">
            Your videos, fluent in 7+ languages
          </h1>
          <p className="mt-6 max-w-xl text-lg text-soft sm:text-xl">
            Dubdeck translates and voices over your videos with AI. Natural voices, lines that start
            where the originals did, and a dub you can watch being made.
          </p>
          <div className="mt-9 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink to={signedIn ? "/app/upload" : "/signup"} size="lg">
              Start Dubbing Free
              <ArrowRight className="size-5" aria-hidden />
            </ButtonLink>
            <Button variant="secondary" size="lg" onClick={() => scrollToSection("live-demo")}>
              <Play className="size-5" aria-hidden />
              Watch Demo
            </Button>
          </div>
          <p className="mt-5 text-sm text-soft">
            No credit card required • 5 minutes of free dubbing
          </p>
        </div>
        <HeroDeck />
      </div>
      <Claims />
    </section>
  );
}
