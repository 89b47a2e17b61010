import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built pages: hashed assets for ever, index.html for every address that is a page of the app. */
export async function registerWebApp(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    index: ['index.html'],
    dotfiles: 'ignore',
    // The build has put compressed ones beside them.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith('/api') &&
      !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (!isPage) return reply.status(404).send({ message: 'Not found.', code: 'not_found' });
    if (request.url.startsWith('/c/')) reply.header('x-robots-tag', 'noindex, nofollow');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
