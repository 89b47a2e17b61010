import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/create-metrics.ts';

/** Tells the metrics of every answer, by the route's own path: what the web app's files are asked for is one route. */
export function observeRequests(app: FastifyInstance, metrics: Metrics, paths: ReadonlySet<string>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? '';
    metrics.observeRequest({
      method: request.method,
      route: paths.has(path) ? path : 'web',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
