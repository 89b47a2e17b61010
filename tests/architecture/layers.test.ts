import { expect, test } from 'vitest';
import { featureOrder } from './feature-order.ts';
import { findFeatureViolations } from './feature-rules.ts';
import { findLayerViolations } from './layer-rules.ts';
import { readImports } from './read-imports.ts';
import { readSources, repository, withTree } from './source-files.ts';

const imports = readImports(repository, readSources(repository, { tests: true }));

test('finds imports between the layers: every layer but the first imports another', () => {
  const crossing = (from: string, to: string) =>
    imports.filter((edge) => edge.from.startsWith(`src/${from}/`) && edge.to.startsWith(`src/${to}/`)).length;
  expect(crossing('domain', 'contract')).toBeGreaterThan(0);
  expect(crossing('studio', 'domain') + crossing('studio', 'contract')).toBeGreaterThan(0);
  expect(crossing('server', 'domain')).toBeGreaterThan(0);
  expect(crossing('web', 'contract')).toBeGreaterThan(0);
  expect(imports.filter(({ from }) => from.startsWith('src/server/features/')).length).toBeGreaterThan(20);
});

test('imports follow the direction of the layers', () => {
  expect(findLayerViolations(imports)).toEqual([]);
});

test('server features follow their declared order, and import each other only through public.ts', () => {
  expect(findFeatureViolations(imports, featureOrder)).toEqual([]);
});

const rowOf = 'export type Row = { id: number };\nexport const one = 1;\n';

test.each([
  ['src/contract/a.ts', "import { one } from '../domain/x.ts';", 'src/domain/x.ts'],
  ['src/contract/a.ts', "import { join } from 'node:path';", undefined],
  ['src/domain/a.ts', "import type { Row } from '../server/x.ts';", 'src/server/x.ts'],
  ['src/domain/a.ts', "export { one } from '../studio/x.ts';", 'src/studio/x.ts'],
  ['src/domain/a.ts', "import { readFileSync } from 'node:fs';", undefined],
  ['src/studio/a.ts', "const { one } = await import('../server/x.ts');", 'src/server/x.ts'],
  ['src/server/a.ts', "import { one } from '../web/x.ts';", 'src/web/x.ts'],
  ['src/web/a.ts', "type Row = import('../server/x.ts').Row;", 'src/server/x.ts'],
  ['src/web/a.test.ts', "import { one } from '../server/x.ts';", 'src/server/x.ts'],
  ['src/card-page/a.ts', "import { one } from '../studio/x.ts';", 'src/studio/x.ts'],
  ['src/card-page/a.ts', "import { one } from './browser/x.ts';", 'src/card-page/browser/x.ts'],
  ['src/web/a.ts', "import { one } from '../studio/x.ts';", 'src/studio/x.ts'],
  ['src/web/ui/a.ts', "import { one } from '../features/cards/x.ts';", 'src/web/features/cards/x.ts'],
  ['src/web/features/people/a.ts', "import { one } from '../cards/x.ts';", 'src/web/features/cards/x.ts'],
  ['src/server/mail/a.ts', "import { one } from '../queue/x.ts';", 'src/server/queue/x.ts'],
  ['src/server/queue/a.ts', "import { one } from '../features/cards/x.ts';", 'src/server/features/cards/x.ts'],
  ['src/domain/a.ts', "import { one } from '../../tests/x.ts';", 'tests/x.ts'],
])('refuses %s with %s', (path, text, target) => {
  expect(judgeTree({ [path]: text, ...(target ? { [target]: rowOf } : {}) }, findLayerViolations)).toHaveLength(1);
});

test.each([
  ['src/domain/a.ts', "import { one } from '../contract/x.ts';", 'src/contract/x.ts'],
  ['src/web/a.ts', "import type { Row } from '../studio/x.ts';", 'src/studio/x.ts'],
  ['src/server/a.ts', "import { one } from '../card-page/x.ts';", 'src/card-page/x.ts'],
  ['src/web/a.ts', "import { one } from '../card-page/browser/x.ts';", 'src/card-page/browser/x.ts'],
  ['src/web/routes/a.ts', "import { one } from '../features/cards/x.ts';", 'src/web/features/cards/x.ts'],
  ['src/server/features/cards/a.ts', "import { one } from '../../mail/x.ts';", 'src/server/mail/x.ts'],
  ['src/server/a.test.ts', "import { one } from '../../tests/x.ts';", 'tests/x.ts'],
])('allows %s with %s', (path, text, target) => {
  expect(judgeTree({ [path]: text, [target]: rowOf }, findLayerViolations)).toEqual([]);
});

const judgeOrder = (from: string, to: string) =>
  judgeTree(
    { [`src/server/features/${from}`]: `import { one } from '../${to}';`, [`src/server/features/${to}`]: rowOf },
    (edges) => findFeatureViolations(edges, featureOrder),
  );

test.each([
  ['contacts/a.ts', 'cards/public.ts', 'cards comes after contacts'],
  ['cards/a.ts', 'contacts/people.store.ts', 'only contacts/public.ts'],
  ['cards/a.ts', 'contacts/import/public.ts', 'only contacts/public.ts'],
  ['cards/public.ts', 'contacts/public.ts', 'what its own feature has'],
  ['cards/public.ts', 'cards/tidy.job.ts', 'route or job'],
  ['cards/public.ts', 'cards/cards.routes.ts', 'route or job'],
  ['cards/a.ts', 'cards/public.ts', 'for other features'],
  ['cards/a.ts', 'poetry/public.ts', 'poetry has no place'],
])('refuses the feature import %s of %s', (from, to, reason) => {
  expect(judgeOrder(from, to)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  ['cards/a.ts', 'contacts/public.ts'],
  ['cards/a.ts', 'cards/b.ts'],
  ['cards/public.ts', 'cards/cards.store.ts'],
  ['cards/a.test.ts', 'delivery/worker.ts'],
])('allows the feature import %s of %s', (from, to) => {
  expect(judgeOrder(from, to)).toEqual([]);
});

test('an import that cannot be resolved is an error, not a gap in the graph', () => {
  expect(() => judgeTree({ 'src/domain/a.ts': "import './gone.ts';" }, findLayerViolations)).toThrow('gone.ts');
});

function judgeTree(
  files: Record<string, string>,
  judge: (edges: ReturnType<typeof readImports>) => string[],
): string[] {
  return withTree(files, (root) => judge(readImports(root, readSources(root, { tests: true }))));
}
