import type { Browser } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { signUp } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { type MailServer, startMailServer } from '../servers/mail-server.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { openPage } from './open-page.ts';

const photo = 'tests/files/images/photo.jpg';
const thanks = 'Thank you, my dear!\nThe dahlias are out, and I showed your card to the whole choir.';

let browser: Browser;
let mail: MailServer;
let fondly: FondlyProcess;

beforeAll(async () => {
  [browser, mail] = await Promise.all([launchBrowser(), startMailServer()]);
  fondly = await startFondlyProcess({ env: { SMTP_URL: mail.url, MAIL_FROM: 'cards@fondly.test' } });
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
  await mail?.close();
});

test('a recipient answers without a script; the sender gets it by mail, on the card and on the shelf', async () => {
  const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test' };
  const eleanor = await signUp(fondly.address, account);
  const make = async (path: string, body: object) =>
    ((await eleanor.call('POST', path, body)).body as { id: number }).id;
  const mum = { name: 'Margaret Whitfield', nickname: 'Mum', email: 'mum@whitfield.test' };
  const personId = await make('/api/people', mum);
  const card = { personId, title: 'Happy Birthday, Mum', message: 'Sixty candles.', category: 'birthday' };
  const cardId = await make('/api/cards', card);
  await eleanor.call('POST', `/api/cards/${cardId}/send-now`, {});
  await mail.received(1);
  const sent = await PostalMime.parse(mail.messages[0]?.raw ?? '');
  const link = /\/c\/[\w-]{43}/.exec(sent.text ?? '')?.[0] ?? '';

  const plain = await browser.newContext({
    baseURL: fondly.address,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await plain.newPage();
  await page.goto(link);
  await page.getByLabel('A few words of thanks').fill(thanks);
  // Several pieces of it arrive after the limit: the words before it are kept.
  const huge = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(14 * 1024 * 1024) };
  await page.getByLabel('A photo, if you like').setInputFiles(huge);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('The photo is larger than 10 MB.').waitFor();
  await expect.poll(() => page.getByLabel('A few words of thanks').inputValue()).toBe(thanks);
  await page.getByLabel('A photo, if you like').setInputFiles(photo);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Eleanor will get your answer.').waitFor();
  await page.getByRole('link', { name: 'Back to the card' }).click();
  await page.getByRole('button', { name: 'Send a heart' }).click();
  await page.getByText('Eleanor will get your answer.').waitFor();
  await plain.close();

  await mail.received(2);
  const told = await PostalMime.parse(mail.messages[1]?.raw ?? '');
  expect(mail.messages[1]?.to).toEqual([account.email]);
  expect(told.subject).toBe('Mum answered your card');
  expect(told.replyTo).toMatchObject([{ address: mum.email }]);
  expect(told.text).toContain('I showed your card to the whole choir.');
  expect(told.attachments).toHaveLength(1);

  const watched = await openPage(browser, fondly.address);
  await watched.page.request.post('/api/login', { data: { email: account.email, password: 'correct horse' } });
  await watched.page.goto(`/cards/${cardId}`);
  await watched.page.getByText('I showed your card to the whole choir.').waitFor();
  await watched.page.getByText('A heart', { exact: true }).waitFor();
  expect(await findAccessibilityProblems(watched.page)).toEqual([]);
  await watched.page.goto(`/people/${personId}`);
  await watched.page.getByRole('link', { name: 'Keepsakes' }).click();
  await watched.page.getByText('I showed your card to the whole choir.').waitFor();
  expect(await findAccessibilityProblems(watched.page)).toEqual([]);
  const [book] = await Promise.all([
    watched.page.waitForEvent('download'),
    watched.page.getByRole('button', { name: /^Save as PDF: \d{4}$/ }).click(),
  ]);
  expect(book.suggestedFilename()).toMatch(/^Cards for Margaret Whitfield \d{4}\.pdf$/);

  // A card that came from her stands there too.
  await watched.page.getByRole('button', { name: 'Add their card' }).click();
  const received = watched.page.getByRole('dialog', { name: 'Add a card from them' });
  await received.getByLabel('Photo').setInputFiles('tests/files/images/photo.jpg');
  await received.getByRole('img', { name: 'The card' }).waitFor();
  await received.getByLabel('What card was it?').fill('Easter card');
  await received.getByLabel('What did they write?').fill('Come and see the daffodils.');
  expect(await findAccessibilityProblems(watched.page)).toEqual([]);
  await received.getByRole('button', { name: 'Save' }).click();
  await received.waitFor({ state: 'hidden' });
  await watched.page.getByText('Come and see the daffodils.').waitFor();
  expect(await findAccessibilityProblems(watched.page)).toEqual([]);
  await watched.page.getByRole('button', { name: /Easter card/ }).click();
  await watched.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await watched.page.getByText('The card was removed').first().waitFor();
  // The field of the dialog has the same words until the dialog has closed.
  const words = watched.page.getByRole('paragraph').filter({ hasText: 'Come and see the daffodils.' });
  await words.waitFor({ state: 'hidden' });
  await watched.page.getByRole('button', { name: 'Undo' }).click();
  await words.waitFor();

  await watched.page.goto(`/cards/${cardId}`);
  await watched.page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await watched.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await watched.page.getByText('Answer removed').first().waitFor();
  await watched.page.getByRole('switch', { name: 'Take answers' }).click();
  await watched.page.getByText('Margaret Whitfield cannot answer').waitFor();
  const visitor = await openPage(browser, fondly.address, { width: 390, height: 844 });
  await visitor.page.goto(link);
  await visitor.page.getByText('Created just for you by').waitFor();
  expect(await visitor.page.getByRole('button', { name: 'Send a heart' }).count()).toBe(0);
  expect([...watched.complaints, ...visitor.complaints]).toEqual([]);
  await watched.close();
  await visitor.close();
});
