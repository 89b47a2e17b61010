import type { FastifyRequest } from 'fastify';
import { t } from '../../contract/translate.ts';
import { Refusal } from '../refusal.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects a write that a browser sends for another site (D5). A caller without either header is not a browser. */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (reading.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site') throw crossSite();
  const origin = request.headers.origin;
  if (origin === undefined) return;
  const from = URL.canParse(origin) ? new URL(origin).host : null;
  if (from === request.host) return;
  // The page is ours but the call has another host: the proxy in front changed it.
  if (from === new URL(publicUrl).host) {
    request.log.error({ host: request.host }, proxyHidesHost);
    throw new Refusal('forbidden', proxyHidesHost);
  }
  throw crossSite();
}

const proxyHidesHost = t`The proxy in front of Fondly does not pass on the Host header. Its administrator can set that: for nginx, proxy_set_header Host $host.`;

function crossSite(): Refusal {
  return new Refusal('forbidden', t`This request comes from another site.`);
}
