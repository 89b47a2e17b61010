import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { type MailServer, startMailServer } from '../servers/mail-server.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const shared = '../shared/data';
const iphone = `${shared}/contacts/ezvcard_John_Doe_IPHONE.vcf`;
const heic = `${shared}/images/pillowheif_zPug_3.heic`;
const jpeg = `${shared}/images/astronaut.jpg`;
const hasShared = [iphone, heic, jpeg].every((path) => existsSync(path));
const skipped = hasShared ? '' : ' (skipped: ../shared/data is not on this machine)';

let browser: Browser;
let mail: MailServer;
let fondly: FondlyProcess;
let watched: WatchedPage;

beforeAll(async () => {
  [browser, mail] = await Promise.all([launchBrowser(), startMailServer()]);
  fondly = await startFondlyProcess({ env: { SMTP_URL: mail.url, MAIL_FROM: 'cards@fondly.test' } });
  watched = await openPage(browser, fondly.address);
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
  await mail?.close();
});

/** What the one contact of the journey is called. */
const name = 'Mr. John Richter James Doe Sr.';

test.runIf(hasShared)(`a contact from a vCard gets a birthday, a card and the card by e-mail${skipped}`, async () => {
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
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(name);
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await page.waitForURL('**/dates/add');
  const personId = /people\/(\d+)\//.exec(page.url())?.[1];

  // The vCard's birthday has been added by itself; the anniversary is typed.
  await page.getByRole('combobox', { name: 'Occasion type' }).click();
  await page.getByRole('option', { name: 'Anniversary' }).click();
  const soon = new Date(Date.now() + 20 * 86_400_000);
  await fillDate(`${soon.getFullYear() - 10}-${soon.toISOString().slice(5, 10)}`);
  await page.getByRole('button', { name: 'Add Date and Create a Card' }).click();

  await page.waitForURL('**/cards/create?*');
  expect(await page.getByLabel('Card title').inputValue()).toBe('Happy 10th Anniversary, Johny');
  await page.getByRole('radio', { name: /AI Generated/ }).check();
  await page.getByLabel('Personal message').fill('Ten years, and still the best dancers I know.');
  await page.getByRole('button', { name: 'Create Card' }).first().click();

  await page.waitForURL(/\/cards\/\d+$/);
  const cardId = Number(/cards\/(\d+)$/.exec(page.url())?.[1]);
  await page.getByText('Your card has been created.').waitFor();
  for (const tab of ['Alternate 1', 'Alternate 2', 'Primary']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel').getByText('Ten years, and still the best dancers I know.').waitFor();
  }
  await page
    .getByLabel('Custom Message')
    .fill('Ten years, and still the best dancers I know. Happy anniversary, Johny.');
  await page.getByRole('button', { name: 'Save Updated Message' }).click();
  await page.getByText('Card updated').first().waitFor();

  await page.goto('/');
  await page.getByRole('heading', { name: 'For Your Review and Approval' }).waitFor();
  await page
    .getByRole('link', { name: /Happy 10th Anniversary, Johny/ })
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
  await page.goBack();
  await page.getByRole('button', { name: 'Send Now' }).click();
  await mail.received(1);
  await page.waitForURL((url) => url.pathname === '/');

  const [message] = mail.messages;
  expect(message?.from).toBe('cards@fondly.test');
  expect(message?.to).toEqual(['john.doe@ibm.com']);
  const parsed = await PostalMime.parse(message?.raw ?? '');
  expect(parsed.subject).toBe('Happy 10th Anniversary, Johny');
  expect(parsed.from).toMatchObject({ name: 'Eleanor Whitfield with Fondly', address: 'cards@fondly.test' });
  expect(parsed.replyTo?.[0]).toMatchObject({ address: 'eleanor@whitfield.test' });
  expect(parsed.to?.[0]).toMatchObject({ address: 'john.doe@ibm.com' });
  expect(parsed.text).toContain('Ten years, and still the best dancers I know. Happy anniversary, Johny.');
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

  // What the recipient can do: look at it without an account, and ask for no more.
  const publicPath = /\/c\/[\w-]{43}/.exec(parsed.text ?? '')?.[0] ?? '';
  const recipient = await openPage(browser, fondly.address, { width: 390, height: 844 });
  await recipient.page.goto(publicPath);
  await recipient.page.getByText('Happy anniversary, Johny.').waitFor();
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

test.runIf(hasShared)(`a HEIC photo becomes a card for a contact that was typed${skipped}`, async () => {
  const { page } = watched;
  await page.goto('/people/add');
  await page.getByLabel('Name', { exact: true }).fill('Margaret Whitfield');
  await page.getByLabel(/^Email/).fill('margaret@whitfield.test');
  await page.locator('input[type=file][accept*="image"]').first().setInputFiles(jpeg);
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await page.waitForURL('**/dates/add');
  await page.getByRole('combobox', { name: 'Occasion type' }).click();
  await page.getByRole('option', { name: 'Birthday' }).click();
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

test.runIf(hasShared)(`bad files and bad input are told in words, and what was typed stays${skipped}`, async () => {
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
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Tomasz');
  await page.goto('/people/999999');
  await page.getByText('Failed to load contact details.').waitFor();
  await page.goto('/cards/999999');
  await page.getByText("Sorry, we couldn't find the card you're looking for.").waitFor();
  await page.goto('/nothing/here');
  await page.getByText('Did you forget to add the page to the router?').waitFor();
});

/** The date field takes a native date. */
async function fillDate(day: string): Promise<void> {
  await watched.page.locator('input[type=date]').fill(day);
}
