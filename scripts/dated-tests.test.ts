import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findDatedTests } from './dated-tests.mjs';

const root = mkdtempSync(join(tmpdir(), 'fondly-dated-'));
afterAll(() => rmSync(root, { recursive: true }));

test('includes a new test that mentions days', () => {
  const files = {
    'src/domain/born.test.ts': "expect(ageOf('1966-12-04')).toBe(60);",
    'src/domain/yearless.test.ts': "const day = '--02-29';",
    'src/server/features/late.test.tsx': 'const lease = new Date(Date.now() + 60_000);',
    'src/server/features/set.test.ts': 'fondly.clock.advanceMs(1000);',
    'src/web/soon.test.ts': 'const soon = dayIn(20); addDays(soon, 1);',
    'src/studio/colours.test.ts': "expect(mix('#ffffff', '#000000')).toBe('#808080');",
    'src/domain/born.ts': "const day = '1966-12-04';",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  expect(findDatedTests(root)).toEqual([
    'src/domain/born.test.ts',
    'src/domain/yearless.test.ts',
    'src/server/features/late.test.tsx',
    'src/server/features/set.test.ts',
    'src/web/soon.test.ts',
  ]);
});
