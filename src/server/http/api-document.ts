import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Scope, scopeNames, scopes } from '../../contract/access-tokens.ts';
import { routes } from '../routes.ts';
import { jsonSchemaOf } from './json-serializer.ts';
import type { Route } from './route.ts';

const tokenScheme = 'accessToken';
const sessionScheme = 'session';

/** How a call is made, for the document: by a session, and by an access token of a scope. */
function describeAccess({ access, scope }: Pick<Route, 'access' | 'scope'>) {
  if (access === 'secret') return { description: 'Needs no account.', security: [] };
  if (access === 'public') return { description: 'For people who log in.', security: [] };
  const bySession = { [sessionScheme]: [] };
  if (scope === null) return { description: 'Not open to access tokens.', security: [bySession] };
  return {
    description: `An access token needs the scope **${scope}**.`,
    security: [{ [tokenScheme]: [scope] }, bySession],
  };
}

/**
 * OpenAPI from the contract: the document at /api/docs/json, a page at /api/docs. An app of its own makes them for the
 * first reader, because a start would load a hundred modules for them.
 */
export function registerApiDocument(app: FastifyInstance): void {
  let documents: Promise<FastifyInstance> | undefined;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    documents ??= createDocuments();
    const { statusCode, headers, rawPayload } = await (await documents).inject({ url: request.url });
    return reply.status(statusCode).headers(headers).send(rawPayload);
  };
  app.get('/api/docs', answer);
  app.get('/api/docs/*', answer);
}

async function createDocuments(): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const app = Fastify();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fondly', version: '1', description: introduction() },
      components: {
        securitySchemes: {
          [tokenScheme]: { type: 'http', scheme: 'bearer', description: 'An access token from Settings > Programs.' },
          [sessionScheme]: {
            type: 'apiKey',
            in: 'cookie',
            name: 'fondly_session',
            description: 'The session of a browser that is logged in.',
          },
        },
      },
    },
    transform: ({ schema, url }) => ({
      url,
      schema: {
        ...schema,
        tags: [tagOf(url)],
        ...convert(schema, 'params', 'input'),
        ...convert(schema, 'querystring', 'input'),
        ...convert(schema, 'body', 'input'),
        ...(schema?.response ? { response: convertEach(schema.response as Record<string, z.ZodType>) } : {}),
      },
    }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: withoutUpgrade,
    theme: { title: 'Calls of Fondly' },
    // Open, all calls are drawn at once, which holds a browser up.
    uiConfig: { docExpansion: 'none', requestInterceptor: withoutCookie },
  });
  await app.register(async (api) => {
    const unused = { validatorCompiler: () => () => true, serializerCompiler: () => JSON.stringify };
    for (const route of routes) {
      const { method, path: url } = route.endpoint;
      api.route({ method, url, schema: schemaOf(route), handler: async () => {}, ...unused });
    }
  });
  return app;
}

/** Calls are listed by what they are about: '/api/people/:id' is among 'people'. */
function tagOf(url: string): string {
  const [first = '', second = ''] = url.split('/').filter(Boolean);
  return first === 'api' ? second : 'pages';
}

/** An installation in a home network has no https to which a browser could be sent. */
function withoutUpgrade(policy: string): string {
  return policy.replace(/ *upgrade-insecure-requests;/, '');
}

function schemaOf(route: Route) {
  const { params, query, body, files, response } = route.endpoint;
  return {
    ...describeAccess(route),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && !files && { body }),
    ...(response && { response: { '2xx': response } }),
  };
}

function introduction(): string {
  const rows = scopeNames.map((name: Scope) => `- **${name}**: ${scopes[name].text}`);
  return `Programs call with \`Authorization: Bearer fondly_…\`, a token made in Settings > Programs. Its scopes:\n\n${rows.join('\n')}`;
}

/**
 * Runs in the browser: a call with a token must not carry the cookie of the session too. Swagger UI hands over a plain
 * object, whatever its types say.
 */
function withoutCookie(request: object) {
  const plain = request as { headers: Record<string, string>; credentials?: string };
  if (plain.headers.Authorization) plain.credentials = 'omit';
  return request as never;
}

function convert(schema: unknown, part: string, io: 'input' | 'output'): Record<string, unknown> {
  const zodSchema = (schema as Record<string, z.ZodType | undefined> | undefined)?.[part];
  return zodSchema ? { [part]: jsonSchemaOf(zodSchema, io) } : {};
}

function convertEach(response: Record<string, z.ZodType>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]) => [status, jsonSchemaOf(schema, 'output')]),
  );
}
