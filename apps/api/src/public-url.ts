import type { FastifyReply, FastifyRequest } from "fastify";
import type { Parts } from "./deps.ts";

/**
 * Sends page loads on another host name of this machine to the public address: files, sign-in and
 * payment only work from there.
 */
export function sendToPublicUrl({ site, port }: Pick<Parts, "site" | "port">) {
  const isOther = otherHostOf(site.publicUrl, port);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!wantsPage(request) || !isOther(request.headers.host ?? "")) return;
    await reply.redirect(site.publicUrl + request.url, 307);
  };
}

/**
 * Whether a `Host` header names another host than the public address. Behind a proxy, which may
 * rewrite the header, nothing does: then the public address has another scheme or port. A loopback
 * address leads a browser of another machine nowhere, so only this machine's own are sent to it.
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

/** Whether a browser asks for a page, not a program for data. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");

const isLoopback = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
