import { createHash, timingSafeEqual } from 'node:crypto';
import { systemEndpoints } from '../../../contract/system.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { readFigures } from './read-figures.ts';

/** Metrics for Prometheus, with the operator's token; 404 if no token is configured. */
export const metricsRoute = route(systemEndpoints.metrics, {
  access: 'secret',
  handler: async ({ context, request, reply }) => {
    const { metrics, config } = context;
    if (!metrics || !config.metricsToken) throw notFound(t`The page was not found.`);
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isSame(given, config.metricsToken))
      throw new Refusal('unauthenticated', t`The token of METRICS_TOKEN is needed.`);
    const figures = await readFiguresOf(context);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.render(figures));
  },
});

const readers = new WeakMap<Context, ReturnType<typeof readFigures>>();

/** One reader per running context: it remembers what it has counted. */
function readFiguresOf(context: Context) {
  const reader = readers.get(context) ?? readFigures(context);
  readers.set(context, reader);
  return reader();
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
