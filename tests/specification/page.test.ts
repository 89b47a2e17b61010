import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../architecture/source-files.ts';
import { printSpecification } from './page/print-page.ts';

test('docs/SPECIFICATION.md says what the rows say; npm run specification writes it', () => {
  expect(readFileSync(join(repository, 'docs/SPECIFICATION.md'), 'utf8')).toBe(printSpecification());
});
