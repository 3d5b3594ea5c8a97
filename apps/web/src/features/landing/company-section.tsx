import { Link } from "@tanstack/react-router";
import { textLink } from "../../ui/text-link.ts";

const COMPANY = [
  {
    id: "about",
    title: "About",
    text: "Dubdeck is built by a small team that wants every good video to be understood by everyone it concerns.",
  },
  {
    id: "careers",
    title: "Careers",
    text: "There is no open position right now. If you care about speech and timing, write to us anyway.",
  },
  {
    id: "blog",
    title: "Blog",
    text: "We have not published articles yet. How the product works is written down in the docs.",
  },
  {
    id: "press",
    title: "Press",
    text: "For questions, logos and screenshots, the contact form reaches a person within 24 hours.",
  },
];
const LEGAL = [
  {
    id: "privacy",
    title: "Privacy",
    text: "Your videos are used to make your dubs and for nothing else. They are private to your account, and deleted with it.",
  },
  {
    id: "terms",
    title: "Terms",
    text: "Upload what you have the right to use. Dubs of your videos are yours. Minutes are counted only for dubs that complete.",
  },
  {
    id: "gdpr",
    title: "GDPR",
    text: "Take a copy of your data or have it erased at any time, on your account page and on every plan.",
  },
];

export function CompanySection() {
  return (
    <section aria-label="Company and legal" className="border-t py-20">
      <div className="container-page grid gap-14">
        <Remarks entries={COMPANY} columns="sm:grid-cols-2 lg:grid-cols-4" />
        <div className="border-t pt-14">
          <Remarks entries={LEGAL} columns="md:grid-cols-3" />
        </div>
        <p className="text-soft">
          Anything unclear?{" "}
          <Link to="/contact" className={textLink}>
            Ask us
          </Link>
          .
        </p>
      </div>
    </section>
  );
}

function Remarks({ entries, columns }: { entries: typeof COMPANY; columns: string }) {
  return (
    <div className={`grid gap-8 ${columns}`}>
      {entries.map(({ id, title, text }) => (
        <article key={id} id={id}>
          <h2 className="text-base">{title}</h2>
          <p className="mt-2 text-[0.9375rem] text-soft">{text}</p>
        </article>
      ))}
    </div>
  );
}
