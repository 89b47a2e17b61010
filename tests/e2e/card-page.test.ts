import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardView } from '../../src/contract/cards.ts';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, signUp } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test' };
let browser: Browser;
let fondly: FondlyProcess;
let api: ApiClient;
let watched: WatchedPage;
let cardId: number;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  api = await signUp(fondly.address, account);
  const personId = ((await api.call('POST', '/api/people', { name: 'Margaret' })).body as { id: number }).id;
  const styleSettings = { category: 'text' };
  const card = { personId, title: 'For Mum', category: 'birthday', message: 'First words', styleSettings };
  cardId = ((await api.call('POST', '/api/cards', card)).body as { id: number }).id;
  watched = await openPage(browser, fondly.address);
  await watched.page.request.post('/api/login', { data: { email: account.email, password: 'correct horse' } });
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

const stored = async () => (await api.call('GET', `/api/cards/${cardId}`)).body as CardView;

test('a prompt that is typed is not lost on leaving, and draws a new picture that survives leaving', async () => {
  const { page } = watched;
  const before = await stored();
  await page.goto(`/cards/${cardId}`);
  await page.getByRole('button', { name: 'Advanced Customization' }).click();
  const apply = page.getByRole('button', { name: 'Apply Custom Prompt to Generate New Image' });
  expect(await apply.isDisabled()).toBe(true);
  await page.getByLabel('Image prompt').fill('A red kite over the sea');
  await page.getByRole('link', { name: 'View Full Card' }).click();
  await page.getByRole('alertdialog', { name: 'You have unsaved changes' }).waitFor();
  await page.getByRole('button', { name: 'Stay on page' }).click();
  expect(await page.getByLabel('Image prompt').inputValue()).toBe('A red kite over the sea');
  await apply.click();
  await page.getByRole('progressbar', { name: 'New picture' }).waitFor();
  await page.goto('/cards');
  await page.getByRole('heading', { name: 'My Cards' }).waitFor();
  await expect.poll(async () => (await stored()).imageUrl).not.toBe(before.imageUrl);
  expect(await stored()).toMatchObject({
    imagePrompt: 'A red kite over the sea',
    styleSettings: { category: 'AIgen' },
  });
  await page.goto(`/cards/${cardId}`);
  await page.getByText('Card updated').first().waitFor();
  expect(watched.complaints).toEqual([]);
});

test('another style needs its photo, and is saved with the picture painted of it', async () => {
  const { page } = watched;
  await page.goto(`/cards/${cardId}`);
  await page.getByRole('button', { name: 'Change Style' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Style' });
  await dialog.getByRole('radio', { name: /^Photo/ }).click();
  await dialog.getByRole('radio', { name: /Your Photo/ }).click();
  await dialog.getByText('* Image upload is required for this style category').waitFor();
  expect(await dialog.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
  await dialog.getByText('PNG, JPG or JPEG (max 5MB)').waitFor();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'us.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Style updated').first().waitFor();
  expect(await stored()).toMatchObject({ styleSettings: { category: 'photo' } });
  expect(watched.complaints).toEqual([]);
});

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('words changed in two tabs stand side by side, and nothing is overwritten', async () => {
  const { page } = watched;
  await page.goto(`/cards/${cardId}`);
  const message = page.getByLabel('Custom Message');
  await message.fill('Words of this tab');
  await api.call('PATCH', `/api/cards/${cardId}`, { message: 'Words of another tab' });
  await page.getByRole('button', { name: 'Save Updated Message' }).click();
  const dialog = page.getByRole('dialog', { name: 'This card was changed elsewhere' });
  await dialog.getByText('Words of another tab').waitFor();
  await dialog.getByText('Words of this tab').waitFor();
  expect((await stored()).message).toBe('Words of another tab');
  await dialog.getByRole('button', { name: 'Go on with my text' }).click();
  await page.getByRole('button', { name: 'Save Updated Message' }).click();
  await expect.poll(async () => (await stored()).message).toBe('Words of this tab');
  // The browser reports the refusal by itself.
  expect(watched.complaints.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
});

test('a day that is refused is still there when it is asked for again', async () => {
  const { page } = watched;
  const approval = `**/api/cards/${cardId}/approve`;
  const message = 'This day has passed where Margaret lives.';
  const body = { message, code: 'validation_failed', fields: { scheduledDate: message } };
  await page.route(approval, (route) => route.fulfill({ status: 422, json: body }));
  await page.goto(`/cards/${cardId}`);
  await page.getByRole('button', { name: 'Approve & Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'When should it be sent?' });
  const day = dialog.getByLabel('Day');
  await expect.poll(() => day.evaluate((input) => input === document.activeElement)).toBe(true);
  await day.fill('2099-12-04');
  await dialog.getByRole('button', { name: 'Approve & Schedule' }).click();
  await dialog.getByText(message).waitFor();
  expect(await day.inputValue()).toBe('2099-12-04');
  await page.unroute(approval);
  // The browser reports the refusal by itself.
  expect(watched.complaints.splice(0).filter((text) => !text.includes('422'))).toEqual([]);
});

test('a printed card asks for the rest of half an address, and is approved with it', async () => {
  const { page } = watched;
  const person = { name: 'Margaret', address: '1 Elm Street' };
  const personId = ((await api.call('POST', '/api/people', person)).body as { id: number }).id;
  const card = { personId, title: 'By post', category: 'birthday', message: 'Words', scheduledDate: '2099-12-04' };
  const posted = (await api.call('POST', '/api/cards', { ...card, deliveryMethod: 'physical' })).body as CardView;
  await page.goto(`/cards/${posted.id}`);
  const approve = page.getByRole('button', { name: 'Approve & Schedule' });
  await approve.click();
  const dialog = page.getByRole('dialog', { name: 'Where should the card be posted?' });
  const address = dialog.getByLabel('Address');
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(await address.inputValue()).toBe('1 Elm Street');
  await save.click();
  await dialog.getByText('Please enter a valid mailing address. Write the street').waitFor();
  await address.fill('1 Elm Street\nSpringfield, IL 62704');
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  await approve.click();
  await page.getByText('Card approved').first().waitFor();
  const approved = (await api.call('GET', `/api/cards/${posted.id}`)).body as CardView;
  expect(approved.recipientAddress).toBe('1 Elm Street\nSpringfield, IL 62704');
  expect(watched.complaints.splice(0).filter((text) => !text.includes('422'))).toEqual([]);
});

test('a shared card opens without an account, asks no other server, and is gone when sharing stops', async () => {
  const { page } = watched;
  await page.goto(`/cards/${cardId}`);
  await page.getByRole('button', { name: 'Share by link' }).click();
  const address = await page.getByLabel('Link to this card').inputValue();
  const visitor = await openPage(browser, fondly.address, { width: 390, height: 844 });
  const asked = new Set<string>();
  visitor.page.on('request', (request) => asked.add(new URL(request.url()).origin));
  const path = new URL(address).pathname;
  await visitor.page.goto(path);
  await visitor.page.getByText('Words of this tab').waitFor();
  await visitor.page.getByText('Created just for you by Eleanor and sent with love by').waitFor();
  expect(await visitor.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow');
  expect([...asked].filter((origin) => origin !== 'null')).toEqual([fondly.address]);
  expect(visitor.complaints).toEqual([]);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByText('No longer shared').first().waitFor();
  await visitor.page.goto(path);
  await visitor.page.getByText('Its sender does not share this card any more.').waitFor();
  await visitor.close();
  expect(watched.complaints).toEqual([]);
});
