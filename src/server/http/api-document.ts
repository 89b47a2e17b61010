import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { jsonSchemaOf } from './json-serializer.ts';

/** OpenAPI from the contract: the document at /api/docs/json, a page at /api/docs. */
export async function registerApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Fondly', version: '1' } },
    transform: ({ schema, url }) => ({
      url,
      schema: {
        ...schema,
        ...convert(schema, 'params', 'input'),
        ...convert(schema, 'querystring', 'input'),
        ...convert(schema, 'body', 'input'),
        ...(schema?.response ? { response: convertEach(schema.response as Record<string, z.ZodType>) } : {}),
      },
    }),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
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
