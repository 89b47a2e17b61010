import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readerOfCall } from '../reader.ts';
import { answerNotFound } from './error-answers.ts';

/**
 * Serves the built pages: hashed assets cached forever, index.html for every address of the app. That and the manifest
 * are there in each language, for what a browser says before a script runs.
 */
export async function registerWebApp(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    index: ['index.html'],
    dotfiles: 'ignore',
    // The build has stored compressed versions beside them.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', keptFor(path));
    },
  });
  const isAsset = listOnce(join(webDir, 'assets'));
  app.get<{ Params: { name: string } }>('/assets/:name', { config: { isPartOfPages: true } }, (request, reply) => {
    const { name } = request.params;
    // Never the page, which would lack its own headers here.
    return isAsset(name) ? reply.sendFile(`assets/${name}`) : answerNotFound(request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith('/api') &&
      !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (!isPage) return answerNotFound(request, reply);
    return sendInLanguage(request, reply, 'index', 'html');
  });
  app.get('/', (request, reply) => sendInLanguage(request, reply, 'index', 'html'));
  app.get('/manifest.webmanifest', (request, reply) => sendInLanguage(request, reply, 'manifest', 'webmanifest'));

  function sendInLanguage(request: FastifyRequest, reply: FastifyReply, name: string, ending: string) {
    const { language } = readerOfCall(request.headers['accept-language']);
    const own = `${name}.${language}.${ending}`;
    return reply
      .header('vary', 'accept-language')
      .header('cache-control', 'no-cache')
      .sendFile(existsSync(join(webDir, own)) ? own : `${name}.${ending}`);
  }
}

function keptFor(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return path.includes('/icons/') ? 'public, max-age=86400' : 'no-cache';
}

/**
 * Whether a folder has a file. Listing the folder for each request, as the plugin does, takes longer than sending the
 * file.
 */
function listOnce(folder: string): (name: string) => boolean {
  const list = () => new Set(existsSync(folder) ? readdirSync(folder) : []);
  let names = list();
  return (name) => {
    if (!names.has(name)) names = list();
    return names.has(name);
  };
}
