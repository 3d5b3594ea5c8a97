import { Link } from "@tanstack/react-router";
import { textLink } from "../../ui/text-link.ts";
import { ApiKeyField } from "./api-key-field.tsx";
import type { Operation } from "./openapi.ts";
import { OperationArticle } from "./operation-article.tsx";
import { SideNav } from "./side-nav.tsx";

/**
 * Lists every API call from the server's OpenAPI document, with a form to try it. Not
 * `@scalar/fastify-api-reference` (tried 1.72): it starts with an inline script, which our content
 * security policy blocks; axe reports buttons without a name and low contrast; and it loads 1.3 MB
 * of compressed JavaScript.
 */
export function ApiReference({ operations }: { operations: readonly Operation[] }) {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return (
    <div className="grid gap-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14">
      <SideNav
        label="Calls"
        groups={tags.map((tag) => ({
          title: tag,
          links: operations
            .filter((operation) => operation.tag === tag)
            .map(({ id, summary }) => ({ id, title: summary })),
        }))}
      />
      <div className="grid min-w-0 gap-12">
        <div>
          <h1 className="text-title">API reference</h1>
          <p className="mt-4 max-w-2xl text-lg text-soft">
            Plain JSON over HTTPS. Read the{" "}
            <Link to="/docs/guide" className={textLink}>
              guide
            </Link>{" "}
            for uploads, jobs and live events, or fetch the description itself at{" "}
            <a href="/openapi.json" className={textLink}>
              /openapi.json
            </a>
            .
          </p>
          <ApiKeyField />
        </div>
        {tags.map((tag) => (
          <section key={tag} aria-label={tag} className="grid gap-6">
            <h2 className="text-heading">{tag}</h2>
            {operations
              .filter((operation) => operation.tag === tag)
              .map((operation) => (
                <OperationArticle key={operation.id} operation={operation} />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}
