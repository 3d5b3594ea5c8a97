import type { FastifyReply, FastifyRequest } from "fastify";
import type { Parts } from "./deps.ts";

/**
 * Redirects page loads on another host name of this machine to the public URL, since files, sign-in
 * and payment work only there.
 */
export function sendToPublicUrl({ site, port }: Pick<Parts, "site" | "port">) {
  const isOther = otherHostOf(site.publicUrl, port);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!wantsPage(request) || !isOther(request.headers.host ?? "")) return;
    await reply.redirect(site.publicUrl + request.url, 307);
  };
}

/**
 * Returns a function that tells if a `Host` header differs from the public URL's host. It returns
 * false for every header if the public URL has another scheme or port, because then a proxy stands in
 * front and may rewrite the header. A loopback URL is useless on other machines, so only loopback
 * hosts are redirected to it.
 */
export function otherHostOf(publicUrl: string, port: number): (host: string) => boolean {
  const own = new URL(publicUrl);
  const isDirect = own.protocol === "http:" && Number(own.port || 80) === port;
  return (host) => {
    const url = isDirect && URL.parse(`http://${host}`);
    if (!url || url.host === own.host) return false;
    return !isLoopback(own.hostname) || isLoopback(url.hostname);
  };
}

/** Returns true if a browser requests a page, as opposed to a program requesting data. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");

const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
