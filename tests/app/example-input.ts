import { randomUUID } from 'node:crypto';
import { z } from 'zod';

type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
};

/** The input of a schema as JSON Schema. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
}

/** The field names of a body; for a body with several shapes, those of all. */
export function fieldsOf({ properties = {}, anyOf = [] }: JsonSchema): string[] {
  return [...new Set([...Object.keys(properties), ...anyOf.flatMap(fieldsOf)])];
}

/** A value the schema accepts: every required field, each as plain as possible. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf) return schema.anyOf[0] && exampleOf(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, property]) => [name, exampleOf(property)]),
      );
    case 'array':
      return schema.items ? [exampleOf(schema.items)] : [];
    case 'string':
      return exampleText(schema);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    default:
      return 1;
  }
}

function exampleText({ format, pattern, minLength = 0 }: JsonSchema): string {
  if (format === 'email') return `${randomUUID()}@example.test`;
  if (format === 'uuid') return randomUUID();
  if (pattern?.includes('\\d{4}-\\d{2}')) return '2027-12-04';
  if (pattern?.includes('#')) return '#a03050';
  return 'example'.padEnd(minLength, 'x');
}
