import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a write that a browser sends for another site (D5). Without either header it is no browser. */
export function refuseCrossSite(request: FastifyRequest): void {
  if (reading.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site') throw crossSite();
  const origin = request.headers.origin;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw crossSite();
}

function crossSite(): Refusal {
  return new Refusal('forbidden', 'This request comes from another site.');
}
