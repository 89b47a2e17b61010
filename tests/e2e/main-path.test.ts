import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { dayIn, yearsBefore } from '../days.ts';
import { createApiClient, signUp } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { type MailServer, startMailServer } from '../servers/mail-server.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const iphone = 'tests/files/contacts/ios.vcf';
const heic = 'tests/files/images/two-pictures.heic';
const jpeg = 'tests/files/images/photo.jpg';

let browser: Browser;
let mail: MailServer;
let fondly: FondlyProcess;
let watched: WatchedPage;

beforeAll(async () => {
  [browser, mail] = await Promise.all([launchBrowser(), startMailServer()]);
  fondly = await startFondlyProcess({ env: { SMTP_URL: mail.url, MAIL_FROM: 'cards@fondly.test' } });
  await signUp(fondly.address, { name: 'Ada Minton', email: 'ada@fondly.test' });
  watched = await openPage(browser, fondly.address);
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
  await mail?.close();
});

/** The name of the journey's contact. */
const name = 'Mr. Walter Gray James Finch Sr.';

test('from a vCard to a birthday, a card, and its e-mail', async () => {
  const { page } = watched;

  await page.goto('/people');
  await page.waitForURL('**/auth**');
  await page.getByRole('tab', { name: 'Register' }).click();
  const register = page.getByRole('tabpanel', { name: 'Register' });
  await register.getByLabel('Name', { exact: true }).fill('Eleanor Whitfield');
  await register.getByLabel('Email', { exact: true }).fill('eleanor@whitfield.test');
  await register.getByLabel('Password', { exact: true }).fill('correct horse');
  await register.getByLabel(/confirm password/i).fill('correct horse');
  await register.getByRole('button').last().click();
  await page.getByText('Your account has been created successfully.').waitFor();
  await page.waitForURL('**/people');
  await page.getByRole('heading', { name: 'My Contacts' }).waitFor();
  await page.getByRole('link', { name: 'Fondly', exact: true }).click();
  await page.getByRole('link', { name: 'Add Friends & Family' }).click();

  await page.waitForURL('**/people/add');
  await page.getByLabel('vCard file').setInputFiles(iphone);
  await page.getByText('Contact imported').first().waitFor();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe(name);
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await page.waitForURL('**/dates/add');
  const personId = /people\/(\d+)\//.exec(page.url())?.[1];

  // The vCard's birthday was added automatically; the anniversary is typed.
  await page.getByRole('combobox', { name: 'Occasion type' }).click();
  await page.getByRole('option', { name: 'Anniversary' }).click();
  await fillDate(yearsBefore(20, dayIn(20)));
  await page.getByRole('button', { name: 'Add Date and Create a Card' }).click();

  await page.waitForURL('**/cards/create?*');
  await expect.poll(() => page.getByLabel('Card title').inputValue()).toBe('Happy 20th Anniversary, Wally');
  await page.getByRole('radio', { name: /AI Generated/ }).check();
  await page.getByLabel('Personal message').fill('Twenty years, and still the best dancers I know.');
  await page.getByRole('button', { name: 'Create Card' }).first().click();

  await page.waitForURL(/\/cards\/\d+$/);
  const cardId = Number(/cards\/(\d+)$/.exec(page.url())?.[1]);
  await page.getByText('Your card has been created.').waitFor();
  for (const tab of ['Alternate 1', 'Alternate 2', 'Primary']) {
    await page.getByRole('tab', { name: tab }).click();
    await page
      .getByRole('tabpanel', { name: tab })
      .getByText('Twenty years, and still the best dancers I know.')
      .waitFor();
  }
  await page
    .getByLabel('Custom Message')
    .fill('Twenty years, and still the best dancers I know. Happy anniversary, Wally.');
  await page.getByRole('button', { name: 'Save Updated Message' }).click();
  await page.getByText('Card updated').first().waitFor();

  await page.goto('/');
  await page.getByRole('heading', { name: 'For Your Review and Approval' }).waitFor();
  await page
    .getByRole('link', { name: /Happy 20th Anniversary, Wally/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Approve & Schedule' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Approved & Scheduled').first().waitFor();

  await page.goto(`/cards/${cardId}`);
  await page.getByRole('link', { name: 'View Full Card' }).click();
  await page.waitForURL(`**/card-template/${cardId}`);
  await page.getByRole('img', { name: /Wax seal: Eleanor Whitfield/ }).waitFor();
  await page.getByText('Created just for you by Eleanor and sent with love by').waitFor();
  await page.getByRole('link', { name: 'Back to the card' }).click();
  await page.getByRole('button', { name: 'Send Now' }).click();
  // The card's day is the anniversary, which may be today.
  const early = page.getByRole('alertdialog', { name: /^Send \d+ days? early to walter\.finch@example\.test\?$/ });
  const sent = page.getByText('Card sent').first();
  await early.or(sent).waitFor();
  if (await early.isVisible()) await early.getByRole('button', { name: 'Send Now' }).click();
  await mail.received(1);
  await sent.waitFor();
  await page.waitForURL((url) => url.pathname === '/');

  const [message] = mail.messages;
  expect(message?.from).toBe('cards@fondly.test');
  expect(message?.to).toEqual(['walter.finch@example.test']);
  const parsed = await PostalMime.parse(message?.raw ?? '');
  expect(parsed.subject).toBe('Happy 20th Anniversary, Wally');
  expect(parsed.from).toMatchObject({ name: 'Eleanor Whitfield with Fondly', address: 'cards@fondly.test' });
  expect(parsed.replyTo?.[0]).toMatchObject({ address: 'eleanor@whitfield.test' });
  expect(parsed.to?.[0]).toMatchObject({ address: 'walter.finch@example.test' });
  expect(parsed.text).toContain('Twenty years, and still the best dancers I know. Happy anniversary, Wally.');
  expect(parsed.html).toContain(`cid:${parsed.attachments[0]?.contentId?.replace(/[<>]/g, '')}`);
  const picture = await sharp(Buffer.from(parsed.attachments[0]?.content as ArrayBuffer)).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', width: picture.height });
  const header = (key: string) => parsed.headers.find((one) => one.key === key)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

  const eleanor = createApiClient(fondly.address);
  await eleanor.call('POST', '/api/login', { email: 'eleanor@whitfield.test', password: 'correct horse' });
  const card = (await eleanor.call('GET', `/api/cards/${cardId}`)).body as {
    deliveryStatus: string;
    deliveryLog: unknown[];
  };
  expect(card.deliveryStatus).toBe('sent');
  expect(card.deliveryLog).toMatchObject([{ attempt: 1, deliveryStatus: 'sent' }]);
  await page.goto(`/cards/${cardId}`);
  await page.getByText('Sent', { exact: true }).first().waitFor();

  // What the recipient can do: see the card without an account, and unsubscribe.
  const publicPath = /\/c\/[\w-]{43}/.exec(parsed.text ?? '')?.[0] ?? '';
  const recipient = await openPage(browser, fondly.address, { width: 390, height: 844 });
  await recipient.page.goto(publicPath);
  await recipient.page.getByText('Happy anniversary, Wally.').waitFor();
  expect(recipient.complaints).toEqual([]);
  await recipient.close();
  const unsubscribe = /https?:\/\/[^/]+(\/unsubscribe\/[\w-]+)/.exec(header('list-unsubscribe'))?.[1] ?? '';
  const oneClick = await fetch(`${fondly.address}${unsubscribe}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(200);
  expect((await eleanor.call('GET', `/api/people/${personId}`)).body).toMatchObject({ unsubscribed: true });
  expect(watched.complaints).toEqual([]);
});

test('from a typed contact and a HEIC photo to a card', async () => {
  const { page } = watched;
  await page.goto('/people/add');
  await page.getByLabel('Name', { exact: true }).fill('Margaret Whitfield');
  await page.getByLabel(/^Email/).fill('margaret@whitfield.test');
  await page.locator('input[type=file][accept*="image"]').first().setInputFiles(jpeg);
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await page.waitForURL('**/dates/add');
  await page.getByRole('combobox', { name: 'Occasion type' }).click();
  await page.getByRole('option', { name: 'Birthday', exact: true }).click();
  await fillDate('1966-12-04');
  await page.getByRole('button', { name: 'Add Date and Create a Card' }).click();
  await page.waitForURL('**/cards/create?*');

  await page.getByRole('radio', { name: /^Photo/ }).check();
  await page.getByRole('button', { name: 'Create Card' }).first().click();
  await page.getByText('Image upload is required for the selected style').first().waitFor();
  await page.locator('input[type=file][accept*="image"]').first().setInputFiles(heic);
  await page.getByRole('button', { name: 'Create Card' }).first().click();
  await page.waitForURL(/\/cards\/\d+$/);
  const picture = page.getByRole('tabpanel').getByRole('img').first();
  await picture.waitFor();
  const width = await picture.evaluate(async (image) => {
    await (image as HTMLImageElement).decode();
    return (image as HTMLImageElement).naturalWidth;
  });
  expect(width).toBe(1024);
  await page.getByRole('button', { name: 'Skip sending this card' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(watched.complaints).toEqual([]);
});

test('explains bad files and bad input, and keeps what was typed', async () => {
  const { page } = watched;
  await page.goto('/people/add');
  await page.getByLabel('Name', { exact: true }).fill('Tomasz');
  await page
    .getByLabel('vCard file')
    .setInputFiles({ name: 'x.vcf', mimeType: 'text/vcard', buffer: Buffer.from('not a card') });
  await page.getByText('This file is not a vCard (.vcf) file.').first().waitFor();
  await page
    .locator('input[type=file][accept*="image"]')
    .first()
    .setInputFiles({
      name: 'broken.jpg',
      mimeType: 'image/jpeg',
      buffer: readFileSync(jpeg).subarray(0, 600),
    });
  await page
    .getByText(/damaged|not a picture/)
    .first()
    .waitFor();
  await page.getByLabel(/^Email/).fill('no address');
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await page.getByText('Invalid email address').waitFor();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Tomasz');
  await page.goto('/people/999999');
  await page.getByText('Failed to load contact details.').waitFor();
  await page.goto('/cards/999999');
  await page.getByText("Sorry, we couldn't find the card you're looking for.").waitFor();
  await page.goto('/nothing/here');
  await page.getByText('Did you forget to add the page to the router?').waitFor();
});

/** The date field needs a native date. */
async function fillDate(day: string): Promise<void> {
  await watched.page.locator('input[type=date]').fill(day);
}
