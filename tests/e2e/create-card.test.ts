import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, signUp } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { openPage } from './open-page.ts';

const account = { name: 'Eleanor', email: 'eleanor@whitfield.test' };
let browser: Browser;
let fondly: FondlyProcess;
let api: ApiClient;
let createPath: string;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  api = await signUp(fondly.address, account);
  const idOf = (answer: { body: unknown }) => (answer.body as { id: number }).id;
  const contact = { name: 'Margaret', nickname: 'Mum', email: 'm@whitfield.test', notes: 'Her blue bicycle.' };
  const personId = idOf(await api.call('POST', '/api/people', contact));
  const date = { personId, occasionType: 'birthday', date: '--12-04' };
  createPath = `/cards/create?personId=${personId}&dateId=${idOf(await api.call('POST', '/api/important-dates', date))}`;
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3355aa' } })
  .jpeg()
  .toBuffer();

async function openForm(page: Page, path = createPath) {
  await page.request.post('/api/login', { data: { email: account.email, password: 'correct horse' } });
  await page.goto(path);
}
const choosePhoto = (page: Page) =>
  page
    .locator('input[type=file][accept*="image"]')
    .first()
    .setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer: photo });

/** All these cards are for one date, which has a card already, except for the first. */
async function createdCard(page: Page, isFirst = false) {
  await page.getByRole('button', { name: 'Create Card' }).first().click();
  if (!isFirst) await page.getByRole('button', { name: 'Make another' }).click();
  await page.waitForURL(/\/cards\/\d+$/);
  const { body } = await api.call('GET', `/api/cards/${/\d+$/.exec(page.url())?.[0]}`);
  return body as Record<string, unknown> & { styleSettings: Record<string, unknown> };
}

test('creates a card of each category as the form says', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await openForm(page);
  await page.getByRole('radio', { name: /^Text Words/ }).check();
  const first = await createdCard(page, true);
  expect(first.styleSettings).toMatchObject({ category: 'text' });

  await page.goto(createPath);
  const note = page.locator('p', { hasText: 'There is a card for this day already.' });
  expect(await note.getByRole('link', { name: 'View it' }).getAttribute('href')).toBe(`/cards/${first.id}`);
  await page.getByRole('button', { name: 'Create Card' }).first().click();
  const asked = page.getByRole('dialog', { name: 'There is a card for this day already' });
  expect(await asked.getByRole('link', { name: 'View it' }).getAttribute('href')).toBe(`/cards/${first.id}`);
  await asked.getByRole('button', { name: 'Close' }).click();
  expect((await api.call('GET', '/api/cards')).body).toHaveLength(1);
  await page.getByRole('radio', { name: /^AI Generated/ }).check();
  await page.getByRole('button', { name: 'Preview prompt' }).click();
  const prompt = page.getByLabel('Image prompt');
  await expect.poll(() => prompt.inputValue()).toContain('Blue bicycle.');
  await prompt.fill('A red truck loaded with roses');
  await page.getByRole('button', { name: 'Card style preferences' }).click();
  await page.getByRole('switch', { name: 'Include characters' }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByText(/Changed for this card: .*with characters/).waitFor();
  expect(await createdCard(page)).toMatchObject({
    imagePrompt: 'A red truck loaded with roses',
    useCustomPrompt: true,
    cardStylePresetId: null,
    styleSettings: { category: 'AIgen', includeCharacters: true },
  });

  await page.goto(createPath);
  await page.getByRole('radio', { name: /^AI Enhanced/ }).check();
  await page.getByRole('button', { name: 'Create Card' }).first().click();
  await page.getByText('Image required').waitFor();
  await page.getByText('Image upload is required for the selected style').first().waitFor();
  await choosePhoto(page);
  expect(await createdCard(page)).toMatchObject({ styleSettings: { category: 'image' } });
  expect(complaints).toEqual([]);
  await close();
});

test('proposes the title in the language of the contact, and keeps a typed one', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  const idOf = (answer: { body: unknown }) => (answer.body as { id: number }).id;
  const reader = { name: 'Carmen', email: 'carmen@whitfield.test', language: 'es' };
  const personId = idOf(await api.call('POST', '/api/people', reader));
  const date = { personId, occasionType: 'birthday', date: '--12-04' };
  const dateId = idOf(await api.call('POST', '/api/important-dates', date));
  await openForm(page, `/cards/create?personId=${personId}&dateId=${dateId}`);
  const title = page.getByLabel('Card title', { exact: true });
  await expect.poll(() => title.inputValue()).toBe('Feliz cumpleaños, Carmen');
  await title.fill('Para Carmen');
  await page.reload();
  await expect.poll(() => title.inputValue()).toBe('Para Carmen');
  expect(complaints).toEqual([]);
  await close();
});

test('words over a photo look as they will be sent, and survive a reload', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await openForm(page);
  await page.getByRole('radio', { name: /^Photo/ }).check();
  await page.getByRole('radio', { name: /Your Photo/ }).check();
  await choosePhoto(page);
  await page.getByLabel('Personal message').fill('The summer in Cornwall');
  await page.getByRole('radio', { name: 'The title' }).check();
  const open = page.getByRole('button', { name: 'Text overlay style' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Text Overlay Style' });
  await dialog.getByText('This is exactly how it will be sent.').waitFor();
  const before = await dialog.getByRole('img').getAttribute('src');
  await dialog.getByRole('radio', { name: 'Bold' }).first().check();
  await dialog.getByRole('slider', { name: 'Font size' }).press('ArrowRight');
  await expect.poll(() => dialog.getByRole('img').getAttribute('src')).not.toBe(before);
  await expect.poll(() => dialog.getByRole('radio', { name: 'Custom' }).isChecked()).toBe(true);
  const exact = dialog.getByRole('spinbutton', { name: 'Text padding, exact' });
  await exact.fill('500');
  await exact.blur();
  await expect.poll(() => exact.inputValue()).toBe('100');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save Style' }).click();
  await page.reload();
  await expect.poll(() => page.getByLabel('Personal message').inputValue()).toBe('The summer in Cornwall');
  await page.getByRole('img', { name: 'Your photo' }).first().waitFor();
  expect(await createdCard(page)).toMatchObject({
    personalMessage: 'The summer in Cornwall',
    styleSettings: { overlay: { preset: 'custom', fontSizePercent: 6.5, fontWeight: 'bold', textPadding: 100 } },
  });
  expect(complaints).toEqual([]);
  await close();
});

test('a new contact can be added on the way, and the card continues for them', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await openForm(page);
  await page.getByLabel('Personal message').fill('The summer in Cornwall');
  const recipient = page.getByRole('button', { name: /^Recipient/ });
  const addNew = async () => {
    await recipient.click();
    await page.getByRole('dialog').getByRole('link', { name: 'New' }).click();
    await page.getByRole('heading', { name: 'Add New Contact' }).waitFor();
  };
  await addNew();
  await page.getByRole('link', { name: 'Back to the card' }).click();
  await recipient.getByText('Margaret').waitFor();
  await addNew();
  await page.getByLabel('Name', { exact: true }).fill('Noah Whitfield');
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await recipient.getByText('Noah Whitfield').waitFor();
  await expect.poll(() => page.getByLabel('Personal message').inputValue()).toBe('The summer in Cornwall');
  expect(new URL(page.url()).searchParams.has('dateId')).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

test('a quick card asks for little, creates a contact and ends on Home; leaving early loses nothing', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address, { width: 390, height: 844 });
  await openForm(page, '/cards/create');
  await page.getByRole('link', { name: 'Quick card' }).click();
  await page.getByRole('heading', { name: 'Create New Card' }).waitFor();
  await page.getByText('Let AI help you craft the perfect greeting').waitFor();
  const generate = page.getByRole('button', { name: 'Generate Card' });
  await generate.click();
  for (const words of ['Title is required', 'Recipient name is required', 'Please select a style']) {
    await page.getByText(words).waitFor();
  }
  await page.getByRole('alert').getByText('Please select a category').waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByLabel('Title').fill('For Aunt May');
  await page.getByRole('radio', { name: 'Birthday' }).check();
  await page.getByLabel('Recipient').fill('Aunt May');
  await page.getByRole('radio', { name: /Modern/ }).check();
  await generate.click();
  await page.getByRole('button', { name: 'Generating...' }).waitFor();
  // Until the server has accepted the job, a reload leaves the form unchanged.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('\\"job\\":{');
  await page.reload();
  await page.getByText('Your card has been created.').waitFor({ timeout: 60_000 });
  await page.waitForURL((url) => url.pathname === '/');
  const { body } = await api.call('GET', '/api/cards');
  const cards = (body as { id: number; title: string; personName: string }[]).filter(
    ({ title }) => title === 'For Aunt May',
  );
  expect(cards).toMatchObject([{ personName: 'Aunt May' }]);
  // It has no date, but still an occasion.
  await page.goto(`/cards/${cards[0]?.id}`);
  const details = page.getByRole('complementary', { name: 'Actions and details' });
  await details.getByRole('button', { name: 'Card Details' }).click();
  await details.getByText('Birthday', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
