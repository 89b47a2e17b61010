// Writes docs/SPECIFICATION.md: each sentence of the specification, where it lives, and its test.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printSpecification } from '../tests/specification/page/print-page.ts';
import { root } from './run-step.mjs';

writeFileSync(join(root, 'docs/SPECIFICATION.md'), printSpecification());
