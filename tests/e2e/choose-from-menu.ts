import type { Page } from 'playwright-core';

/** As long as a person holds a mouse button: what opens meanwhile must not move away under it. */
const heldMs = 120;

/** Opens a menu with the pointer and chooses one of its items. */
export async function chooseFromMenu(page: Page, trigger: string | RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name: trigger }).click({ delay: heldMs });
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
