import type { Page, Route } from 'playwright-core';
import type { ErrorBody } from '../../src/contract/errors.ts';

/**
 * Reloads the page, and changes one answer on its way. Nothing changes on the server, which shows other screens of the
 * same account meanwhile.
 */
export async function readChanged<Answer>(
  page: Page,
  address: string,
  change: (answer: Answer) => unknown,
): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Answer) });
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
}

/** Lets the server refuse one method at one address. */
export async function refuse(
  page: Page,
  [method, address]: readonly [string, string],
  status: number,
  body: ErrorBody | ((route: Route) => Promise<ErrorBody>),
): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fulfill({ status, json: typeof body === 'function' ? await body(route) : body });
  });
}
