import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprint, listFiles } from './fingerprint.mjs';
import { isSupported } from './require-node.mjs';

function makeTree() {
  const root = mkdtempSync(join(tmpdir(), 'fondly-fingerprint-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/b'), { recursive: true });
  writeFileSync(join(root, 'src/a.ts'), 'one');
  writeFileSync(join(root, 'src/b/c.ts'), 'two');
  return { root, now: () => fingerprint(root, listFiles(root, 'src')) };
}

test('lists a folder in a fixed order, a file as itself, and a missing path as empty', () => {
  const { root } = makeTree();
  expect(listFiles(root, 'src')).toEqual(['src/a.ts', 'src/b/c.ts']);
  expect(listFiles(root, 'src/a.ts')).toEqual(['src/a.ts']);
  expect(listFiles(root, 'none')).toEqual([]);
});

test('the fingerprint depends on content and names, not on times', () => {
  const { root, now } = makeTree();
  const first = now();
  utimesSync(join(root, 'src/a.ts'), 1, 1);
  expect(now()).toBe(first);
  writeFileSync(join(root, 'src/a.ts'), 'One');
  const second = now();
  expect(second).not.toBe(first);
  renameSync(join(root, 'src/a.ts'), join(root, 'src/d.ts'));
  expect(now()).not.toBe(second);
});

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['24.1.0', true],
  ['20.18.9', false],
  ['18.20.4', false],
])('Node %s is supported: %s', (version, supported) => {
  expect(isSupported(version)).toBe(supported);
});
