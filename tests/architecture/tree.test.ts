import { expect, test } from 'vitest';
import { findImpureCalls } from './impure-calls.ts';
import { readSources, repository } from './source-files.ts';
import { findDrawerNames, findEngineNames, findEnvironmentReads, findOddNames } from './tree-rules.ts';

const sources = readSources(repository);
const one = (path: string, text: string) => [{ path, text }];

test('finds the source files', () => {
  expect(sources.length).toBeGreaterThan(100);
});

test('domain and studio take time and randomness as arguments', () => {
  expect(findImpureCalls(sources)).toEqual([]);
});

test.each([
  'const a = Date.now();',
  "const a = Date['now']();",
  'const a = new Date();',
  'const a = new Date;',
  'const a = Date();',
  'const a = [1].map(Math.random);',
  'const { now } = Date;',
  'const { random } = Math;',
  'const a = Temporal.Now.instant();',
  'const a = crypto.randomUUID();',
])('finds %s in the domain', (text) => {
  expect(findImpureCalls(one('src/domain/a.ts', `// first\n${text}`))).toEqual([
    expect.stringMatching(/^src\/domain\/a\.ts:2 uses /),
  ]);
  expect(findImpureCalls(one('src/server/a.ts', text))).toEqual([]);
});

test('a fixed date and mentions of the clock do not count as reading the clock', () => {
  const text =
    "// Date.now()\nconst a = new Date(2000, 1, 1); const b = 'Math.random()'; const c = Math.floor(Date.UTC(2000, 1));";
  expect(findImpureCalls(one('src/studio/a.ts', text))).toEqual([]);
});

test('only db/ and queue/ know which engine runs', () => {
  expect(findEngineNames(sources)).toEqual([]);
});

test('finds an engine in code but not in comments', () => {
  const path = 'src/server/features/cards/a.ts';
  expect(findEngineNames(one(path, "import { PGlite } from '@electric-sql/pglite';"))).toHaveLength(1);
  expect(findEngineNames(one(path, "import pg from 'pg';"))).toHaveLength(1);
  expect(findEngineNames(one(path, "const name = 'pg-boss';"))).toHaveLength(1);
  expect(findEngineNames(one(path, '// PGlite has no lock of its own.\nconst a = 1;'))).toEqual([]);
  expect(findEngineNames(one('src/server/db/a.ts', "import pg from 'pg';"))).toEqual([]);
});

test('only entry points read the environment', () => {
  expect(findEnvironmentReads(sources)).toEqual([]);
});

test('finds every way to read the environment', () => {
  const path = 'src/server/config.ts';
  expect(findEnvironmentReads(one(path, 'const a = process.env.PORT;'))).toHaveLength(1);
  expect(findEnvironmentReads(one(path, "import { env } from 'node:process';"))).toHaveLength(1);
  expect(findEnvironmentReads(one(path, 'const { env } = process;'))).toHaveLength(1);
  expect(findEnvironmentReads(one('src/server/main.ts', 'const a = process.env;'))).toEqual([]);
});

test('no file or folder has a name like utils or manager', () => {
  expect(findDrawerNames(sources)).toEqual([]);
  expect(findDrawerNames([...one('src/web/utils/a.ts', ''), ...one('src/server/card-manager.ts', '')])).toHaveLength(2);
  expect(findDrawerNames(one('src/web/common-passwords.ts', ''))).toEqual([]);
});

test('file names are kebab-case and do not end in a number', () => {
  expect(findOddNames(sources)).toEqual([]);
  expect(findOddNames([...one('src/server/saveCard.ts', ''), ...one('src/server/save-card-2.ts', '')])).toHaveLength(2);
  expect(findOddNames(one('src/server/save-card.route.ts', ''))).toEqual([]);
});
