import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(options: { resultTypes: string[] }): Promise<AxeResult> };
type AxeResult = { violations: { id: string; help: string; nodes: { target: string[] }[] }[] };

const settlesWithinMs = 3000;

/**
 * The problems that axe finds on the current page, one line per kind. Only those that stay: while a list or a dialog
 * closes, the page behind it is still hidden, and colors are still on their way.
 */
export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  const deadline = Date.now() + settlesWithinMs;
  let problems = await askAxe(page);
  while (problems.length > 0 && Date.now() < deadline) problems = await askAxe(page);
  return problems;
}

async function askAxe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    // Without the thousands of nodes that pass, whose description takes most of the time.
    (globalThis as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'] }),
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`,
  );
}
