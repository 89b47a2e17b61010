import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardView } from '../../src/contract/cards.ts';
import { addDays } from '../../src/domain/calendar-date.ts';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, signUp } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { type MailServer, startMailServer } from '../servers/mail-server.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', timeZone: 'UTC' };
let browser: Browser;
let fondly: FondlyProcess;
let mail: MailServer;
let api: ApiClient;
let watched: WatchedPage;
let cardId: number;

beforeAll(async () => {
  browser = await launchBrowser();
  mail = await startMailServer();
  fondly = await startFondlyProcess({ env: { SMTP_URL: mail.url } });
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
  await mail?.close();
});

const stored = async () => (await api.call('GET', `/api/cards/${cardId}`)).body as CardView;

test('a typed prompt survives leaving the page, and so does the picture drawn from it', async () => {
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
  await expect.poll(() => page.getByLabel('Image prompt').inputValue()).toBe('A red kite over the sea');
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

test('another style requires its photo, and is saved with the picture painted from it', async () => {
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

test('words changed in two tabs are shown side by side, and nothing is overwritten', async () => {
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
  await dialog.getByRole('button', { name: 'Keep my text' }).click();
  await page.getByRole('button', { name: 'Save Updated Message' }).click();
  await expect.poll(async () => (await stored()).message).toBe('Words of this tab');
  // The browser logs the refusal itself.
  expect(watched.complaints.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
});

test('a refused day is still in the form the next time it opens', async () => {
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
  await expect.poll(() => day.inputValue()).toBe('2099-12-04');
  await page.unroute(approval);
  // The browser logs the refusal itself.
  expect(watched.complaints.splice(0).filter((text) => !text.includes('422'))).toEqual([]);
});

test('a printed card with half an address asks for the rest, and is then approved', async () => {
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
  await expect.poll(() => address.inputValue()).toBe('1 Elm Street');
  await save.click();
  await dialog.getByText('Please enter a valid mailing address. Write the street').waitFor();
  await address.fill('1 Elm Street\nSpringfield, IL 62704');
  await save.click();
  await page.getByText('Card approved').first().waitFor();
  const approved = (await api.call('GET', `/api/cards/${posted.id}`)).body as CardView;
  expect(approved.recipientAddress).toBe('1 Elm Street\nSpringfield, IL 62704');
  expect(watched.complaints.splice(0).filter((text) => !text.includes('422'))).toEqual([]);
});

/** A card with an alternate, for a new contact. */
async function makeCard(name: string, change: object, email: string | null = `${name.toLowerCase()}@example.test`) {
  const { body: person } = await api.call('POST', '/api/people', { name, email });
  const card = { category: 'birthday', message: 'First words', alternateMessage1: 'Second words', ...change };
  const { body } = await api.call('POST', '/api/cards', {
    personId: (person as { id: number }).id,
    title: `For ${name}`,
    ...card,
  });
  const { id } = body as CardView;
  return { id, read: async () => (await api.call('GET', `/api/cards/${id}`)).body as CardView };
}

const todayUtc = () => new Date().toISOString().slice(0, 10);

test('sends the option in view, and asks first if the card has another day', async () => {
  const { page } = watched;
  const { id, read } = await makeCard('Ida', { scheduledDate: addDays(todayUtc(), 13) });
  await page.goto(`/cards/${id}`);
  await page.getByRole('tab', { name: 'Alternate 1' }).click();
  const send = page.getByRole('button', { name: 'Send Now', exact: true });
  await send.click();
  await page.getByRole('alertdialog', { name: 'Set as Primary Option?' }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  const early = page.getByRole('alertdialog', { name: 'Send 13 days early to ida@example.test?' });
  await early.getByText('For Ida, for Ida, is scheduled on').waitFor();
  expect(await page.getByRole('tab', { name: 'Primary', includeHidden: true }).getAttribute('aria-selected')).toBe(
    'true',
  );
  await early.getByRole('button', { name: 'Cancel' }).click();
  await early.waitFor({ state: 'detached' });
  expect(await read()).toMatchObject({ deliveryStatus: 'draft', message: 'Second words', alternateMessage1: null });
  await send.click();
  await early.getByRole('button', { name: 'Send Now' }).click();
  await page.getByText('Card sent').first().waitFor();
  expect(mail.messages.map(({ to, raw }) => [to, raw.includes('Second words')])).toEqual([
    [['ida@example.test'], true],
  ]);
  await page.waitForURL((url) => url.pathname === '/');
  expect(watched.complaints).toEqual([]);
});

test('an approved card shows the former address it goes to, and after a question "send now" uses the current one', async () => {
  const { page } = watched;
  const { id, read } = await makeCard('Rita', { scheduledDate: todayUtc() });
  await api.call('POST', `/api/cards/${id}/approve`, { scheduledDate: addDays(todayUtc(), 9) });
  const { person } = await read();
  await api.call('PATCH', `/api/people/${person.id}`, { email: 'rita@example.org' });
  await page.goto(`/cards/${id}`);
  const goesTo = page.locator('.card-goes-to dl');
  await goesTo.getByText('rita@example.test', { exact: true }).waitFor();
  await goesTo.getByText('Approved for it. The contact now has rita@example.org.').waitFor();
  await page.getByRole('button', { name: 'Send Now', exact: true }).click();
  const before = mail.messages.length;
  await page
    .getByRole('alertdialog', { name: 'Send 9 days early to rita@example.org?' })
    .getByRole('button', { name: 'Send Now' })
    .click();
  await page.getByText('Card sent').first().waitFor();
  expect(mail.messages.slice(before).map(({ to }) => to)).toEqual([['rita@example.org']]);
  await page.waitForURL((url) => url.pathname === '/');
  expect(watched.complaints).toEqual([]);
});

test('approves the option in view, and shows its recipient and day', async () => {
  const { page } = watched;
  const { id, read } = await makeCard('Ada', { scheduledDate: '2099-12-04' });
  await page.goto(`/cards/${id}`);
  for (const fact of ['Ada', 'ada@example.test', 'December 4th, 2099'])
    await page.locator('.card-goes-to dl').getByText(fact, { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Alternate 1' }).click();
  await page.getByRole('button', { name: 'Approve & Schedule' }).click();
  await page
    .getByRole('alertdialog', { name: 'Set as Primary Option?' })
    .getByText('Only the primary option')
    .waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Card approved').first().waitFor();
  expect(await read()).toMatchObject({ deliveryStatus: 'approved_and_scheduled', message: 'Second words' });
  expect(watched.complaints).toEqual([]);
});

test('a card approved on Home keeps its day while it asks for the address, and then continues by itself', async () => {
  const { page } = watched;
  const { id, read } = await makeCard('Ola', { message: 'For a new friend' }, null);
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'For Ola' });
  const more = page.getByRole('button', { name: /^Show (all|\d+ more)/ });
  // The pile appears a moment after the page, and moves what is below its first banners.
  await banner.or(more).first().waitFor();
  if (await more.isVisible()) await more.click();
  await banner.getByRole('button', { name: 'Approved', exact: true }).click();
  await page.getByLabel('Day').fill('2099-12-05');
  await page.getByRole('button', { name: 'Approve & Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where should the card go?' });
  await dialog.getByLabel('Email').fill('ola@example.test');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Card approved').first().waitFor();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await read()).toMatchObject({
    deliveryStatus: 'approved_and_scheduled',
    scheduledDate: '2099-12-05',
    recipient: 'ola@example.test',
  });
  // Returning to the card does not ask again.
  await page.goto(`/cards/${id}`);
  await page.getByText('Approved & Scheduled', { exact: true }).first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(watched.complaints.splice(0).filter((text) => !text.includes('422'))).toEqual([]);
});

test('the title and day of an approved card can be changed on its page, and the important date stays', async () => {
  const { page } = watched;
  const { id, read } = await makeCard('Noel', { scheduledDate: '2099-12-25' });
  await api.call('POST', `/api/cards/${id}/approve`);
  await page.goto(`/cards/${id}`);
  const save = page.getByRole('button', { name: 'Save Title and Day' });
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel('Card title').fill('Merry Christmas, Noel');
  await page.getByLabel('Day it is sent').fill('2020-12-20');
  await save.click();
  await page.getByText('This day has passed. Choose today or a later one.').waitFor();
  await page.getByLabel('Day it is sent').fill('2099-12-20');
  await save.click();
  await page.getByRole('button', { name: 'Save and keep approved' }).click();
  await page.getByRole('heading', { level: 1, name: 'Merry Christmas, Noel' }).waitFor();
  expect(await read()).toMatchObject({ deliveryStatus: 'approved_and_scheduled', scheduledDate: '2099-12-20' });
  expect(watched.complaints).toEqual([]);
});

test('a failed card is shown on Home, and is sent again to a better address', async () => {
  const { page } = watched;
  const { id, read } = await makeCard('Una', { scheduledDate: todayUtc() });
  mail.behave({ reply: 550, at: 'rcpt' });
  await api.call('POST', `/api/cards/${id}/send-now`);
  await expect.poll(async () => (await read()).deliveryStatus).toBe('failed');
  mail.behave('accept');
  for (const place of ['/cards', '/']) {
    await page.goto(place);
    const failed = page.getByRole('region', { name: 'Not Delivered' });
    await failed.getByText('The recipient’s mail server refused this card.').waitFor();
    if (place === '/') await failed.getByRole('link', { name: 'Fix the address and send again' }).click();
  }
  const dialog = page.getByRole('dialog', { name: 'Where should the card go?' });
  await dialog.getByText('The card did not arrive').waitFor();
  await dialog.getByLabel('Email').fill('una@example.org');
  const before = mail.messages.length;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Card sent').first().waitFor();
  expect(mail.messages.slice(before).map(({ to }) => to)).toEqual([['una@example.org']]);
  expect(await read()).toMatchObject({ recipient: 'una@example.org', person: { email: 'una@example.org' } });
  expect(watched.complaints).toEqual([]);
});

test('a shared card opens without an account or other servers, and is gone after sharing stops', async () => {
  const { page } = watched;
  await page.goto(`/cards/${cardId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
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
