import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A visible toast that is not fading out. */
export const shownToast = '.toast:not([data-ending-style]):not([data-limited])';

/** Waits for the toast with this title and, if given, this text below it. */
export async function seeToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) });
  await toast.first().waitFor();
  if (description) await toast.getByText(description, { exact: true }).first().waitFor();
}

/** Answers writes to a path instead of the server. */
export async function answerWrites(page: Page, path: string, status: number, body?: object): Promise<void> {
  await page.unroute(path);
  await page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status, contentType: 'application/json', body: body ? JSON.stringify(body) : '' }),
  );
}

type Failure = {
  path: string;
  act: () => Promise<void>;
  title: string;
  fallback: string;
  /** The title of a conflict (409), if not `title`. */
  refusedTitle?: string;
};

/** A refused write shows the server's message, without one the fallback, and without an answer a transport error. */
export async function seeFailures(
  page: Page,
  { path, act, title, fallback, refusedTitle = title }: Failure,
): Promise<void> {
  const headed = (words: string) =>
    page.locator('.toast-destructive').filter({ has: page.getByText(words, { exact: true }) });
  const failed = headed(title);
  await answerWrites(page, path, 409, { message: 'The server says why.', code: 'illegal_transition' });
  // It disappears after seconds, so waiting must begin before it appears.
  await Promise.all([headed(refusedTitle).getByText('The server says why.', { exact: true }).waitFor(), act()]);
  await answerWrites(page, path, 500, { message: '', code: 'internal' });
  await act();
  await failed.getByText(fallback, { exact: true }).waitFor();
  await answerWrites(page, path, 500);
  await act();
  await failed.getByText('API request failed: Internal Server Error', { exact: true }).waitFor();
  expect(await failed.count()).toBeGreaterThan(0);
  await page.unroute(path);
}
