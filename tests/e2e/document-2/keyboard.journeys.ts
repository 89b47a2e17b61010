import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Journey } from '../document-1/open-journeys.ts';
import { seeToast } from '../document-1/toasts.ts';
import { findAccessibilityProblems } from '../find-accessibility-problems.ts';
import { useKeyboard } from '../use-keyboard.ts';
import { makePerson } from './make-card.ts';

/** An open dialog without accessibility problems in either theme. */
async function seeAccessible(page: Page, dialog: string): Promise<void> {
  await page
    .getByRole('dialog', { name: dialog })
    .or(page.getByRole('alertdialog', { name: dialog }))
    .waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    expect(await findAccessibilityProblems(page), `${dialog}, ${colorScheme}`).toEqual([]);
  }
}

export function keyboardJourneys(journey: Journey): void {
  journey('creates, approves, edits and deletes a card with the keyboard alone', async ({ page, make }) => {
    await makePerson(make);
    const keys = useKeyboard(page);
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    await page.goto('/cards/create');
    await keys.act(button(/^Recipient/));
    await seeAccessible(page, 'Who is the card for?');
    await keys.type(page.getByRole('searchbox'), 'mum');
    await keys.act(page.getByRole('dialog').getByRole('button', { name: /^Margaret/ }));
    await keys.act(button(/^Special date/));
    await seeAccessible(page, 'Which date is it for?');
    await keys.act(page.getByRole('dialog').getByRole('button', { name: /Birthday/ }));
    await keys.keepsFocus();
    await keys.act(button('Card style preferences'));
    await seeAccessible(page, 'Card style preferences');
    await keys.escapeTo(button('Card style preferences'));
    await keys.reach(page.getByRole('radio', { name: /^AI Generated/ }), 'Shift+Tab');
    await keys.press('ArrowLeft');
    await keys.press('ArrowLeft');
    await expect.poll(() => page.getByRole('radio', { name: /^Text Words/ }).isChecked()).toBe(true);
    await keys.type(page.getByLabel('Personal message'), 'The summer in Cornwall');
    await keys.act(button('Create Card'));
    await page.waitForURL(/\/cards\/\d+$/);
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    const status = async () => (await (await page.request.get(`/api/cards/${id}`)).json()).deliveryStatus as string;

    await keys.reach(page.getByRole('tab', { name: 'Primary' }));
    await keys.press('ArrowRight');
    await keys.press('Enter');
    await keys.act(button('Set as primary option'));
    await seeAccessible(page, 'Set as Primary Option?');
    await keys.act(button('Continue'));
    await seeToast(page, 'Card updated');
    await keys.keepsFocus();
    await keys.act(button('Change Style'));
    await seeAccessible(page, 'Change Style');
    await keys.escapeTo(button('Change Style'));
    await keys.act(button('Approve & Schedule'));
    await page.waitForURL((url) => url.pathname === '/');

    await page.goto(`/cards/${id}`);
    const message = page.getByLabel('Custom Message', { exact: true });
    await keys.type(message, 'Once more: ');
    await keys.act(button('Save Updated Message'));
    await seeAccessible(page, 'This card is approved');
    await keys.act(button('Save and keep approved'));
    await seeToast(page, 'Card updated');
    expect(await status()).toBe('approved_and_scheduled');
    await keys.type(message, 'And again: ');
    await keys.act(button('Save Updated Message'));
    await keys.act(button('Save as draft'));
    await seeToast(page, 'Card updated', 'It is a draft again. Approve it, and it will be sent.');
    expect(await status()).toBe('draft');
    await keys.chooseItem(button('More actions'), 'Delete Card');
    await seeAccessible(page, 'Delete this card?');
    await keys.act(page.getByRole('alertdialog').getByRole('button', { name: 'Delete Card' }));
    await page.waitForURL((url) => url.pathname === '/cards');
  });
}
