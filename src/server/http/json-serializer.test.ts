import { expect, test } from 'vitest';
import type { z } from 'zod';
import { routes } from '../routes.ts';
import { compileSerializer } from './json-serializer.ts';

test('compiles the answer of every route', () => {
  const answers = routes.flatMap(({ endpoint }) => (endpoint.response ? [endpoint.response as z.ZodType] : []));
  expect(answers.length).toBeGreaterThan(100);
  for (const schema of answers) expect(compileSerializer(schema)).toBeTypeOf('function');
});
