import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { splitEndpoints } from './split-endpoints.mjs';

type Handler = (this: { parse(code: string): unknown }, code: string, id: string) => { code: string };

const contract = `import { z } from 'zod';
import { endpoint } from './endpoint.ts';
export const card = z.object({ id: z.int() });
const act = (path) => endpoint({ method: 'POST', path, params: card, response: card });
export const cardEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/cards', query: card, response: z.array(card) }),
  draw: endpoint({ method: 'POST', path: '/api/draw', body: card, files: ['image'] }),
  skip: act('/api/skip'),
};
`;

function split(id: string): string {
  const { handler } = splitEndpoints().transform as unknown as { handler: Handler };
  const parse = (code: string) => parseSync('contract.js', code).program;
  return handler.call({ parse }, contract, id).code;
}

test('the endpoints keep method, path and files, and no schema', () => {
  const calls = split('/src/contract/cards.ts?calls');
  expect(calls).not.toContain('./endpoint.ts');
  expect(calls).toContain("({ method: 'GET', path: '/api/cards' })");
  expect(calls).toContain("({ method: 'POST', path: '/api/draw', files: ['image'] })");
  expect(calls).toContain("(path) => ({ method: 'POST', path })");
  expect(calls).toContain('card = /* @__PURE__ */ (() => (z.object({ id: z.int() })))()');
});

test('the contract keeps its schemas and re-exports the endpoints', () => {
  const rest = split('/src/contract/cards.ts');
  expect(rest).toContain('export const card = z.object({ id: z.int() });');
  expect(rest).toContain("export { cardEndpoints } from './cards.ts?calls';");
  expect(rest).not.toContain('/api/cards');
});
