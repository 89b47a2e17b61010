import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ordinal } from '../../../src/domain/card-title.ts';
import { localDay } from '../../../src/domain/local-time.ts';
import { homeZone } from '../../days.ts';
import { chooseFromMenu } from '../choose-from-menu.ts';
import type { Journey } from '../document-1/open-journeys.ts';
import { answerWrites, seeToast, shownToast } from '../document-1/toasts.ts';
import { makeDraft, makePhotoDraft } from './make-card.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The date on which a card was made or sent, in the sender's time zone: 'July 4th, 2026'. */
async function dayOf(page: Page, id: number, event: 'createdAt' | 'deliveryDate'): Promise<string> {
  const card = (await (await page.request.get(`/api/cards/${id}`)).json()) as Record<typeof event, string>;
  const [year, month, day] = localDay(card[event], homeZone).split('-').map(Number);
  const name = new Date(Date.UTC(2000, (month ?? 0) - 1)).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  return `${name} ${ordinal(day ?? 0)}, ${year}`;
}
const refused = { message: 'The server says why.', code: 'illegal_transition' };

export function detailJourneys(journey: Journey): void {
  journey('a card’s page shows its options and details', async ({ page, make }) => {
    const id = await makeDraft(make, { engine: 'Fondly Studio' });
    await page.goto(`/cards/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Happy Birthday, Mum' }).waitFor();
    await page.getByRole('region', { name: 'Card Preview', exact: true }).waitFor();
    await page.getByText('First words', { exact: true }).first().waitFor();
    const full = page.getByRole('link', { name: 'View Full Card', exact: true });
    expect(await full.getAttribute('href')).toBe(`/card-template/${id}`);
    const details = page.locator('aside');
    await details.getByRole('heading', { name: 'Card Details', exact: true }).waitFor();
    await details.getByText('Birthday', { exact: true }).first().waitFor();
    await details.getByText('For Margaret, your mother').waitFor();
    for (const words of ['Mum', 'Digital Card, Email', 'Draft', 'Made by', 'Fondly Studio'])
      await details.getByText(words, { exact: true }).last().waitFor();
    await details.getByText(await dayOf(page, id, 'createdAt'), { exact: true }).waitFor();
    const date = details.getByRole('link', { name: 'Edit date', exact: true });
    expect(await date.getAttribute('href')).toContain(`returnTo=%2Fcards%2F${id}`);
    for (const act of ['Approve & Schedule', 'Skip sending this card', 'Send Now'])
      await page.getByRole('button', { name: act, exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Alternate 2' }).click();
    await page.getByText('No alternate message', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Alternate 1' }).click();
    await page.getByText('Second words', { exact: true }).waitFor();
    await page.getByText('Dahlias in a jug').waitFor({ state: 'attached' });
    await press(page, 'Set as primary option');
    await page.getByRole('alertdialog', { name: 'Set as Primary Option?', exact: true }).waitFor();
    await page.getByText('This cannot be undone.').waitFor();
    await press(page, 'Continue');
    await seeToast(page, 'Card updated');
    await page.getByRole('tab', { name: 'Alternate 1' }).click();
    await page.getByText('No alternate message', { exact: true }).waitFor();
  });

  journey('saves edited words of a card only if they changed', async ({ page, make }) => {
    const id = await makeDraft(make);
    await page.goto(`/cards/${id}`);
    await page.getByRole('heading', { name: 'Edit Card', exact: true }).waitFor();
    const save = page.getByRole('button', { name: 'Save Updated Message', exact: true });
    expect(await save.isDisabled()).toBe(true);
    await page.getByLabel('Custom Message', { exact: true }).fill('Other words');
    await save.click();
    await seeToast(page, 'Card updated');
    await expect.poll(() => save.isDisabled()).toBe(true);
  });

  journey('skips and restores a card', async ({ page, make }) => {
    const id = await makeDraft(make);
    await page.goto(`/cards/${id}`);
    await press(page, 'Skip sending this card');
    await seeToast(page, 'Card skipped', 'This card will not be sent.');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(`/cards/${id}`);
    await page.locator('aside').getByText('Skipped', { exact: true }).waitFor();
    await press(page, 'Restore Card');
    await seeToast(page, 'Card restored');
  });

  journey('approving a card shows a confirmation and returns to Home', async ({ page, make }) => {
    const id = await makeDraft(make);
    await page.goto(`/cards/${id}`);
    await press(page, 'Approve & Schedule');
    await seeToast(page, 'Card approved');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(`/cards/${id}`);
    await page.getByText('Approved & Scheduled', { exact: true }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Approve & Schedule' }).count()).toBe(0);
  });

  journey('sending a card returns to Home after a second and a half', async ({ page, make }) => {
    const id = await makeDraft(make, { scheduledDate: localDay(new Date().toISOString(), homeZone) });
    await page.goto(`/cards/${id}`);
    await page.getByRole('button', { name: 'Send Now', exact: true }).waitFor();
    const arrive = await holdNextReading(page, id);
    const stayed = page.evaluate(stayAfter, ['Kept in the outbox', '/send-now'] as const);
    const answered = page.waitForResponse('**/send-now');
    await press(page, 'Send Now');
    await answered;
    arrive();
    // Without a mail server the card has not left; with one the message is 'Card sent'.
    await seeToast(page, 'Kept in the outbox');
    const { path, leftAfterMs } = await stayed;
    expect(path).toBe(`/cards/${id}`);
    // Extra time on a slow machine does not matter.
    expect(leftAfterMs).toBeGreaterThanOrEqual(1500);
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(`/cards/${id}`);
    await page.getByText('Kept in the outbox', { exact: true }).first().waitFor();
    await page.getByText('Ask whoever runs this Fondly to set up mail').waitFor();
    const kept = page.locator('aside dl dt', { hasText: /^Kept in the outbox$/ }).locator('+ dd');
    await expect.poll(() => kept.textContent()).toContain(await dayOf(page, id, 'deliveryDate'));
    expect(await page.getByRole('button', { name: 'Send Now' }).count()).toBe(0);
  });

  journey('asks before deleting a card, and shows the confirmation for three seconds', async ({ page, make }) => {
    const id = await makeDraft(make);
    await page.clock.install();
    await page.goto(`/cards/${id}`);
    await chooseFromMenu(page, 'More actions', 'Delete Card');
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete Card', exact: true });
    await confirm.waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await confirm.click();
    await seeToast(page, 'Card deleted');
    await page.waitForURL((url) => url.pathname === '/cards');
    await page.clock.runFor(2900);
    expect(await page.locator(shownToast).count()).toBe(1);
    await page.clock.runFor(200);
    await page.locator(shownToast).waitFor({ state: 'detached' });
  });

  journey(
    'failures on a card’s page show the server’s message',
    async ({ page, make }) => {
      const id = await makeDraft(make);
      const skipped = await makeDraft(make);
      await page.request.post(`/api/cards/${skipped}/skip`);
      await answerWrites(page, `**/api/cards/*/*`, 409, refused);
      await page.goto(`/cards/${id}`);
      for (const [act, title] of [
        ['Skip sending this card', 'Skip failed'],
        ['Send Now', 'Delivery failed'],
        ['Approve & Schedule', 'Approval failed'],
      ] as const) {
        await press(page, act);
        if (act === 'Send Now') await page.getByRole('alertdialog').getByRole('button', { name: act }).click();
        await seeToast(page, title, refused.message);
      }
      await answerWrites(page, `**/api/cards/${id}`, 409, refused);
      await page.getByLabel('Custom Message', { exact: true }).fill('Other words');
      await press(page, 'Save Updated Message');
      await seeToast(page, 'Update failed', refused.message);
      await chooseFromMenu(page, 'More actions', 'Delete Card');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Card', exact: true }).click();
      await seeToast(page, 'Delete failed', refused.message);
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await page.goto(`/cards/${skipped}`);
      await press(page, 'Restore Card');
      await seeToast(page, 'Operation failed', refused.message);
    },
    { fails: true },
  );

  journey(
    'words over a photo stay as typed if saving fails',
    async ({ page, make }) => {
      const id = await makePhotoDraft(page, make);
      await answerWrites(page, '**/regenerate-image', 503, refused);
      await page.goto(`/cards/${id}`);
      await press(page, 'Put the title on it');
      const dialog = page.getByRole('dialog', { name: 'Text Overlay Style', exact: true });
      await dialog.getByRole('radio', { name: 'Bold', exact: true }).first().check();
      await dialog.getByRole('button', { name: 'Save Style', exact: true }).click();
      await seeToast(page, 'Error', 'Failed to save text overlay style');
      await dialog.getByRole('alert').getByText(refused.message).waitFor();
      await expect.poll(() => dialog.getByRole('radio', { name: 'Bold', exact: true }).first().isChecked()).toBe(true);
      await page.unroute('**/regenerate-image');
      await dialog.getByRole('button', { name: 'Save Style', exact: true }).click();
      await seeToast(page, 'Style updated');
      expect((await (await page.request.get(`/api/cards/${id}`)).json()).styleSettings.overlay.preset).toBe('bold');
    },
    { fails: true },
  );

  journey(
    'asks for a missing address and saves it with the contact',
    async ({ page, make }) => {
      const id = await makeDraft(make, {}, { email: null });
      await page.goto(`/cards/${id}`);
      await press(page, 'Approve & Schedule');
      await seeToast(page, 'Approval failed');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await seeToast(page, 'Email required', 'Please enter a valid email address.');
      await answerWrites(page, '**/api/people/*', 500, { message: 'No.', code: 'internal' });
      await dialog.getByLabel('Email').fill('mum@whitfield.test');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await seeToast(page, 'Failed to update contact', 'No.');
      await page.unroute('**/api/people/*');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await seeToast(page, 'Contact updated');
      await seeToast(page, 'Card approved');
    },
    { fails: true },
  );

  journey(
    'a card gets another style, with the photo it needs',
    async ({ page, make }) => {
      const id = await makeDraft(make);
      await page.goto(`/cards/${id}`);
      await page.getByRole('heading', { name: 'Card Style Preferences', exact: true }).waitFor();
      await press(page, 'Change Style');
      const dialog = page.getByRole('dialog', { name: 'Change Style', exact: true });
      const apply = dialog.getByRole('button', { name: 'Apply', exact: true });
      const firstPreset = dialog.locator('.style-presets .preset').first();
      await dialog.getByRole('radio', { name: /^Photo/ }).check();
      await dialog.getByText('* Image upload is required for this style category', { exact: true }).waitFor();
      await dialog.getByText('PNG, JPG or JPEG (max 5MB)').waitFor();
      await firstPreset.click();
      expect(await apply.isDisabled()).toBe(true);
      await dialog.getByRole('radio', { name: /^Text/ }).first().check();
      expect(await apply.isDisabled()).toBe(true);
      await firstPreset.click();
      await answerWrites(page, '**/regenerate-image', 503, refused);
      await apply.click();
      await seeToast(page, 'Update failed', `Failed to update card style: ${refused.message}`);
      await page.unroute('**/regenerate-image');
      await apply.click();
      await seeToast(page, 'Style updated');
    },
    { fails: true },
  );

  journey('asks before leaving a prompt that was not applied', async ({ page, make }) => {
    const id = await makeDraft(make);
    await page.goto(`/cards/${id}`);
    await press(page, 'Advanced Customization');
    const apply = page.getByRole('button', { name: 'Apply Custom Prompt to Generate New Image', exact: true });
    expect(await apply.isDisabled()).toBe(true);
    await page.getByLabel('Image prompt', { exact: true }).fill('A red truck loaded with roses');
    await page.getByText('The prompt has unsaved changes. Apply it to draw a new picture.').waitFor();
    expect(await apply.isDisabled()).toBe(false);
    await page.getByRole('link', { name: 'Fondly', exact: true }).first().click();
    await page.getByRole('alertdialog', { name: 'You have unsaved changes', exact: true }).waitFor();
    await press(page, 'Stay on page');
    expect(new URL(page.url()).pathname).toBe(`/cards/${id}`);
    await page.getByRole('link', { name: 'Fondly', exact: true }).first().click();
    await press(page, 'Leave without saving');
    await page.waitForURL((url) => url.pathname === '/');
  });
}

/**
 * Measured in the page, which never misses it: the address when a message appeared, and the time from the answer until
 * leaving.
 */
function stayAfter([words, call]: readonly [string, string]): Promise<{ path: string; leftAfterMs: number }> {
  return new Promise((resolve) => {
    let shown: { path: string; atMs: number } | undefined;
    const look = () => {
      const isShown = [...document.querySelectorAll('.toast')].some((toast) => toast.textContent?.includes(words));
      if (isShown) shown ??= { path: location.pathname, atMs: performance.now() };
      if (!shown || (shown.path === location.pathname && performance.now() - shown.atMs < 10_000)) return;
      clearInterval(looking);
      const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const answered = answers.findLast(({ name }) => name.endsWith(call));
      resolve({ path: shown.path, leftAfterMs: performance.now() - (answered?.responseEnd ?? 0) });
    };
    const looking = setInterval(look, 20);
  });
}

/** The page requests the card, and gets a later answer: still a draft, although it has changed meanwhile. */
async function holdNextReading(page: Page, id: number): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let isRead = false;
  await page.route(
    `**/api/cards/${id}`,
    async (route) => {
      const response = await route.fetch();
      isRead = true;
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  // After a lost connection the page reads again, but not while an earlier read is pending.
  const reconnect = () => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  };
  await expect.poll(() => isRead || page.evaluate(reconnect).then(() => isRead), { timeout: 60_000 }).toBe(true);
  return arrive;
}
