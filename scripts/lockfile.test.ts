import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMissingOptional } from './complete-lockfile.mjs';
import { findDifference } from './install.mjs';
import { root } from './run-step.mjs';

const text = readFileSync(join(root, 'package-lock.json'), 'utf8');

test('the lockfile contains no registry address', () => {
  expect(text).not.toContain('"resolved"');
  expect(text).not.toMatch(/registry\.|artifactory|\.tgz/);
});

test('the lockfile has the packages for every platform (if not: node scripts/complete-lockfile.mjs)', () => {
  expect(Object.keys(findMissingOptional(JSON.parse(text).packages))).toEqual([]);
});

test('adds a package for another platform under its parent, next to another version too', () => {
  const packages = {
    'node_modules/draw': { version: '2.0.0', optionalDependencies: { 'draw-linux-x64-musl': '2.0.0' } },
    'node_modules/knot': { version: '1.0.0' },
    'node_modules/knot/node_modules/draw': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { 'draw-linux-x64-musl': '1.0.0' },
    },
  };
  const machine = { cpu: ['x64'], libc: ['musl'], os: ['linux'], optional: true };
  const missing = findMissingOptional(packages);
  expect(missing).toEqual({
    'node_modules/draw-linux-x64-musl': { version: '2.0.0', ...machine },
    'node_modules/knot/node_modules/draw/node_modules/draw-linux-x64-musl': { version: '1.0.0', dev: true, ...machine },
  });
  expect(findMissingOptional({ ...packages, ...missing })).toEqual({});
});

const machine = { platform: 'linux', arch: 'x64' };
const wanted = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/a-linux-x64': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/a-darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
};
const { '': _, 'node_modules/a-darwin-arm64': __, ...installed } = wanted;

test('does not install again if everything is there', () => {
  expect(findDifference(wanted, installed, machine)).toBeUndefined();
});

test.each([
  ['a package is missing', { 'node_modules/a-linux-x64': wanted['node_modules/a-linux-x64'] }, 'a is missing'],
  [
    'another version is there',
    { ...installed, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-b' } },
    'the lockfile has changed',
  ],
  [
    'the folder is from another machine',
    { 'node_modules/a': wanted['node_modules/a'] },
    'they were installed on another kind of machine',
  ],
])('installs packages if %s', (_name, present, reason) => {
  expect(findDifference(wanted, present, machine)).toBe(reason);
});
