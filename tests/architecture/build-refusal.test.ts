import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository, withTree } from './source-files.ts';

const layers = ['contract', 'domain', 'studio', 'card-page', 'card-page/browser', 'server', 'web'];
const forbidden = [
  ['contract', 'domain'],
  ['domain', 'studio'],
  ['domain', 'server'],
  ['studio', 'server'],
  ['studio', 'web'],
  ['card-page', 'studio'],
  ['card-page', 'server'],
  ['card-page', 'web'],
  ['server', 'web'],
  ['web', 'server'],
] as const;

/** The repository's own settings over one tiny file per layer, without the types of Node and Vite. */
const skeleton = Object.fromEntries([
  ['package.json', '{ "type": "module" }'],
  ['tsconfig.base.json', readFileSync(join(repository, 'tsconfig.base.json'), 'utf8')],
  ['tsconfig.json', JSON.stringify({ files: [], references: layers.map((layer) => ({ path: `src/${layer}` })) })],
  ...layers.flatMap((layer) => [
    [
      `src/${layer}/tsconfig.json`,
      readFileSync(join(repository, `src/${layer}/tsconfig.json`), 'utf8').replace(/"types": \[.*\]/, '"types": []'),
    ],
    [`src/${layer}/own.ts`, `export const own = '${layer}' as const;\n`],
    [`src/${layer}/own-type.ts`, `export type Own = '${layer}';\n`],
  ]),
]);

function build(files: Record<string, string>): { ok: boolean; output: string } {
  return withTree({ ...skeleton, ...files }, (root) => {
    const tsc = join(repository, 'node_modules/typescript/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', '--pretty', 'false'], {
      cwd: root,
      encoding: 'utf8',
    });
    return { ok: status === 0, output: stdout };
  });
}

test('the build accepts every import in the declared direction', () => {
  const uses = (layer: string, others: string[]) => [
    `src/${layer}/uses.ts`,
    others.map((other, at) => `export { own as own${at} } from '../${other}/own.ts';`).join('\n'),
  ];
  const files = Object.fromEntries([
    uses('domain', ['contract']),
    uses('studio', ['contract', 'domain']),
    uses('card-page', ['contract', 'domain']),
    uses('server', ['contract', 'domain', 'studio', 'card-page']),
    uses('web', ['contract', 'domain', 'studio', 'card-page']),
  ]);
  expect(build(files)).toEqual({ ok: true, output: '' });
}, 60_000);

test('the build refuses every import against it, type imports too (TS6307)', () => {
  const files = Object.fromEntries(
    forbidden.flatMap(([from, to]) => [
      [`src/${from}/value-of-${to}.ts`, `export { own } from '../${to}/own.ts';`],
      [`src/${from}/type-of-${to}.ts`, `import type { Own } from '../${to}/own-type.ts';\nexport type Theirs = Own;`],
    ]),
  );
  const { ok, output } = build(files);
  const refused = new Set([...output.matchAll(/^(\S+)\(\d+,\d+\): error TS6307/gm)].map((match) => match[1]));
  expect(ok).toBe(false);
  expect([...refused].sort()).toEqual(Object.keys(files).sort());
}, 60_000);
