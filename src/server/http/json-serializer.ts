import buildSerializer from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';

type Serialize = (answer: unknown) => string;

const compiled = new WeakMap<z.ZodType, Serialize>();

/**
 * Compiles a response schema into a serializer. It writes only the fields of the contract, so that no column gets out
 * by accident, and is faster than JSON.stringify. Compiled for the first answer, because compiling all of them takes a
 * good part of the start.
 */
export const jsonSerializer: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (answer) =>
    serializerOf(schema)(answer);

function serializerOf(schema: z.ZodType): Serialize {
  const known = compiled.get(schema) ?? compileSerializer(schema);
  compiled.set(schema, known);
  return known;
}

/** Throws if the schema cannot be compiled. */
export function compileSerializer(schema: z.ZodType): Serialize {
  return buildSerializer(jsonSchemaOf(schema, 'output'));
}

type JsonSchema = Parameters<typeof buildSerializer>[0];

/** The JSON Schema of a contract schema, in the dialect of fast-json-stringify and OpenAPI 3.1. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => mergeNull(jsonSchema as Record<string, unknown>),
  });
  delete (json as Record<string, unknown>).$schema;
  return json as JsonSchema;
}

/** `anyOf [X, null]` becomes a type list if X is plain: a union would need a validator for every value. */
function mergeNull(schema: Record<string, unknown>): void {
  const options = schema.anyOf as Record<string, unknown>[] | undefined;
  if (options?.length !== 2) return;
  const plain = options.find((option) => option.type !== 'null');
  if (!plain || !options.some((option) => option.type === 'null') || typeof plain.type !== 'string') return;
  delete schema.anyOf;
  Object.assign(schema, plain, { nullable: true });
  if (Array.isArray(schema.enum)) schema.enum = [...(schema.enum as unknown[]), null];
}
