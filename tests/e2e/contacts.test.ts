import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { chooseFromMenu } from './choose-from-menu.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', password: 'correct horse' };

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;
let watched: WatchedPage;
let page: Page;
let photo: { name: string; mimeType: string; buffer: Buffer };

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = createApiClient(fondly.address);
  await make('/api/register', { ...account, timeZone: 'Europe/London' });
  const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  photo = { name: 'mum.png', mimeType: 'image/png', buffer };
});
beforeEach(async () => {
  watched = await openPage(browser, fondly.address);
  page = watched.page;
  await page.request.post('/api/login', { data: { email: account.email, password: account.password } });
  return () => watched.close();
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

async function make(path: string, body: object): Promise<number> {
  const answer = await eleanor.call('POST', path, body);
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return (answer.body as { id: number }).id;
}
const read = async (path: string) => (await eleanor.call('GET', path)).body as Record<string, unknown>;
const card = (personId: number, title: string) =>
  make('/api/cards', { personId, title, message: 'Words', category: 'birthday', scheduledDate: '2099-12-04' });

test('a contact gets a card style with its photo, and their next card has it', async () => {
  await page.goto('/people/add');
  await page.getByLabel('Name', { exact: true }).fill('Margaret');
  await page.getByRole('combobox', { name: /^Relationship/ }).click();
  await page.getByRole('combobox', { name: 'Search relationships' }).fill('mum');
  await page.getByRole('option', { name: 'Mother', exact: true }).click();
  await page.getByRole('button', { name: 'Change Card Style?' }).click();
  await expect.poll(() => page.getByRole('radio', { name: /^AI Enhanced/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Painted Memory/ }).click();
  await page.getByText('Style preferences will be saved').waitFor();
  await page.getByText('* Image upload is required for this style category').waitFor();
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await page.getByText('Photo Required').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
  expect(await findAccessibilityProblems(page)).toEqual([]);

  const stylePhoto = page.locator('.style-photo input[type=file]');
  await stylePhoto.setInputFiles(photo);
  await page.getByText('mum.png').waitFor();
  await page.getByText(/^This photo is small, .* and will be framed small on the card/).waitFor();
  await page.getByRole('radio', { name: /^AI Generated/ }).click();
  await page.getByRole('radio', { name: /^AI Enhanced/ }).click();
  // Leaving discards the photo and the style.
  expect(await page.getByText('mum.png').count()).toBe(0);
  await page.getByRole('radio', { name: /^Painted Memory/ }).click();
  await stylePhoto.setInputFiles(photo);
  await page.getByRole('button', { name: /^More Greeting/ }).click();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await page.waitForURL('**/dates/add');
  const id = Number(/people\/(\d+)\//.exec(page.url())?.[1]);
  const person = await read(`/api/people/${id}`);
  expect(person).toMatchObject({
    relationship: 'mother',
    language: 'fr',
    styleOverrideImage: expect.stringMatching(/^\/api\/images\//),
  });

  await page.goto(`/cards/create?personId=${id}`);
  await page.getByRole('radio', { name: /^Painted Memory/, checked: true }).waitFor();
  expect(await page.getByRole('img', { name: 'Your photo' }).getAttribute('src')).toBe(person.styleOverrideImage);

  await page.goto(`/people/${id}/edit`);
  await page.getByText('AI Enhanced, for this contact alone').waitFor();
  await page.getByRole('button', { name: 'Change Card Style?' }).click();
  await page.getByRole('button', { name: 'Reset to Default' }).click();
  await page.getByText('Style preferences reset').waitFor();
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await page.getByText('Style Updated').waitFor();
  expect(await read(`/api/people/${id}`)).toMatchObject({ styleOverrideId: null, styleOverrideImage: null });
  expect(watched.complaints).toEqual([]);
});

test('a second file replaces the first, and a birthday that could not be added is kept for its contact only', async () => {
  const file = (...lines: string[]) => ({
    name: 'contact.vcf',
    mimeType: 'text/vcard',
    buffer: Buffer.from(`BEGIN:VCARD\nVERSION:3.0\n${lines.join('\n')}\nEND:VCARD\n`),
  });
  const embedded = `PHOTO;ENCODING=b;TYPE=PNG:${photo.buffer.toString('base64')}`;
  await page.goto('/people/add');
  const input = page.getByLabel('vCard file');
  await input.setInputFiles(file('FN:Jürgen', 'EMAIL:j@x.test', 'TEL:123', 'BDAY:1980-01-02', embedded));
  await page.getByRole('button', { name: 'Remove photo' }).waitFor();
  await page.getByRole('textbox', { name: /^Phone/ }).fill('456');
  await input.setInputFiles(file('FN:Björn', 'TEL:789', 'BDAY:1990-03-04'));
  await page.getByText('You typed another phone, so “789” in the file was left out.').waitFor();
  await page.getByText('birthday (Mar 4, 1990)').waitFor();
  expect(await page.getByRole('button', { name: 'Remove photo' }).count()).toBe(0);
  const inputOf = (name: RegExp) => page.getByRole('textbox', { name }).inputValue();
  expect([await inputOf(/^Name/), await inputOf(/^Email/), await inputOf(/^Phone/)]).toEqual(['Björn', '', '456']);

  const dates = '**/api/important-dates';
  await page.route(dates, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: 'Add Contact', exact: true }).click();
  await page.getByText('Birthday not added').waitFor();
  await page.unroute(dates);
  expect(watched.complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  const id = Number(/people\/(\d+)\//.exec(page.url())?.[1]);
  await page.goto('/people/add');
  await page.getByRole('button', { name: 'Upload Contact' }).waitFor();
  expect(await page.getByText('will be added with this contact').count()).toBe(0);
  await page.goto(`/people/${id}`);
  await page.getByText('The birthday (Mar 4, 1990) from the imported file was not added yet.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Birthday added').waitFor();
  expect(await read(`/api/important-dates?personId=${id}`)).toMatchObject([{ date: '1990-03-04' }]);
  await page.reload();
  await page.getByRole('heading', { name: 'Card History' }).waitFor();
  expect(await page.getByText('was not added yet').count()).toBe(0);

  // Leaving the form also discards the dates of its file.
  await page.goto('/people/add');
  await input.setInputFiles(file('FN:Jürgen', 'BDAY:1980-01-02'));
  await page.getByText('will be added with this contact').waitFor();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  // The form is gone once the next page is shown, a moment after its address.
  await page.getByRole('heading', { level: 1, name: 'My Contacts' }).waitFor();
  await page.goto('/people/add');
  await page.getByRole('button', { name: 'Upload Contact' }).waitFor();
  expect(await page.getByText('will be added with this contact').count()).toBe(0);
  expect(watched.complaints).toEqual([]);
});

test('an unreadable style photo loses nothing else', async () => {
  const id = await make('/api/people', { name: 'Walter' });
  await page.goto(`/people/${id}/edit`);
  await page.getByLabel('Nickname').fill('Grandpa');
  await page.getByRole('button', { name: 'Change Card Style?' }).click();
  await page.getByRole('radio', { name: /^Painted Memory/ }).click();
  const stylePhoto = page.locator('.style-photo input[type=file]');
  await stylePhoto.setInputFiles({ ...photo, buffer: Buffer.from('no picture') });
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await page.getByText('Style image upload failed').waitFor();
  expect(await read(`/api/people/${id}`)).toMatchObject({ nickname: 'Grandpa' });
  watched.complaints.length = 0;
  await stylePhoto.setInputFiles(photo);
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await page.waitForURL((url) => url.pathname === `/people/${id}`);
  expect((await read(`/api/people/${id}`)).styleOverrideImage).not.toBeNull();
  expect(watched.complaints).toEqual([]);
});

test('a corrected address can update the waiting cards, and a changed form asks before leaving', async () => {
  const id = await make('/api/people', { name: 'Aiko', email: 'aiko@exmaple.test' });
  const cards = [await card(id, 'First'), await card(id, 'Second')];
  expect((await eleanor.call('POST', `/api/cards/${cards[1]}/approve`)).status).toBe(200);
  await page.goto(`/people/${id}/edit`);
  await page.getByLabel('Email').fill('aiko@example.test');
  await page.getByRole('link', { name: 'Aiko' }).click();
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: 'Stay on page' }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await page.getByText('2 cards that are not sent yet', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Update the cards too' }).click();
  await page.getByText('Aiko was saved, and 2 cards go to the new address.').waitFor();
  for (const cardId of cards)
    expect(await read(`/api/cards/${cardId}`)).toMatchObject({ recipientEmail: 'aiko@example.test' });
  expect(await read(`/api/cards/${cards[1]}`)).toMatchObject({ deliveryStatus: 'approved_and_scheduled' });

  // A removed address asks too.
  await page.goto(`/people/${id}/edit`);
  await page.getByLabel('Email').fill('');
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await page.getByText('Remove the address from waiting cards too?').waitFor();
  await page.getByRole('button', { name: 'Update the cards too' }).click();
  await page.getByText('Aiko was saved, and 2 cards wait for a new address.').waitFor();
  expect(await read(`/api/cards/${cards[1]}`)).toMatchObject({ recipientEmail: null, deliveryStatus: 'draft' });

  await chooseFromMenu(page, 'More actions', 'Delete Contact');
  const deletion = page.getByRole('alertdialog', { name: 'Delete Aiko?' });
  await deletion.getByText('Their 2 cards will be deleted too. Everything stays in the trash for 30 days.').waitFor();
  const refusal = { message: 'This card is being sent right now.', code: 'illegal_transition' };
  const remove = (url: URL) => url.pathname === `/api/people/${id}`;
  await page.route(remove, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 409, json: refusal }) : route.fallback(),
  );
  await deletion.getByRole('button', { name: 'Delete Contact' }).click();
  await page.getByText('Delete failed').waitFor();
  await page.unroute(remove);
  expect(watched.complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  await chooseFromMenu(page, 'More actions', 'Delete Contact');
  await deletion.getByRole('button', { name: 'Delete Contact' }).click();
  await page.getByText('Contact deleted').waitFor();
  expect((await eleanor.call('GET', `/api/people/${id}`)).status).toBe(404);
  expect(watched.complaints).toEqual([]);
});

test('a contact has several e-mails, and a card goes to the one that was chosen for it', async () => {
  const id = await make('/api/people', { name: 'Ann Lee', email: 'ann@home.test' });
  const cardId = await card(id, 'For Ann');
  await page.goto(`/people/${id}/edit`);
  await page.getByRole('button', { name: 'Add another email' }).click();
  await page.getByLabel('Email 2', { exact: true }).fill('ann@firm.test');
  await page.getByRole('combobox', { name: 'Label of email 2' }).click();
  await page.getByRole('option', { name: 'Work' }).click();
  // While a list closes, the page behind it is still hidden.
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Prefer email 2' }).click();
  await expect.poll(() => page.getByLabel(/^Email( \(optional\))?$/).inputValue()).toBe('ann@firm.test');
  await expect.poll(() => page.getByLabel('Email 2', { exact: true }).inputValue()).toBe('ann@home.test');
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await page.getByRole('button', { name: 'Only the contact' }).click();
  await page.getByText('Work, preferred').waitFor();
  expect(await read(`/api/people/${id}`)).toMatchObject({
    email: 'ann@firm.test',
    reach: { emails: [{ value: 'ann@home.test', label: null }], labels: { email: 'work' } },
  });

  await page.goto(`/cards/${cardId}`);
  const goesTo = page.getByRole('combobox', { name: 'Email address of this card' });
  await expect.poll(() => goesTo.textContent()).toContain('ann@home.test');
  await goesTo.click();
  await page.getByRole('option', { name: 'ann@firm.test' }).click();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await expect.poll(() => goesTo.textContent()).toContain('ann@firm.test');
  await expect.poll(async () => (await read(`/api/cards/${cardId}`)).recipient).toBe('ann@firm.test');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(watched.complaints).toEqual([]);
});

test('searches five thousand contacts at once, and restores the place in the list', async () => {
  const big = createApiClient(fondly.address);
  await big.call('POST', '/api/register', { ...account, email: 'big@whitfield.test' });
  const person = ((await big.call('POST', '/api/people', { name: 'Søren', relationship: 'cousin' })).body ??
    {}) as object;
  const people = Array.from({ length: 5000 }, (_, at) => ({ ...person, id: at + 1, name: `Søren ${at + 1}` }));
  await page.request.post('/api/login', { data: { email: 'big@whitfield.test', password: account.password } });
  await page.route('**/api/people', (route) => route.fulfill({ json: people }));
  await page.goto('/people');
  await page.getByRole('link', { name: 'Søren 1', exact: true }).waitFor();
  const rows = page.getByRole('main').getByRole('listitem');
  expect(await rows.count()).toBeLessThan(60);
  expect(await rows.first().getAttribute('aria-setsize')).toBe('5000');

  const search = page.getByRole('searchbox', { name: 'Search contacts' });
  await search.pressSequentially('SOREN 4999');
  await page.getByText('1 of 5000 contacts').waitFor();
  expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
  await search.fill('nobody');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Søren 1', exact: true }).waitFor();
  await page.waitForURL((url) => !url.searchParams.has('q'));

  const far = page.getByRole('link', { name: /^Søren 2\d\d\d$/ }).first();
  // If two searches change the address at once, the router scrolls the second to the top of the page.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, 115_000));
      return far.isVisible();
    })
    .toBe(true);
  const before = await page.evaluate(() => window.scrollY);
  await page.route('**/api/people/*', (route) => route.fulfill({ json: people[2000] }));
  // None of the five thousand are on the server.
  await page.route(/personId=/, (route) => route.fulfill({ json: [] }));
  await far.evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Card History' }).waitFor();
  await page.goBack();
  await far.waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test('a contact with hundreds of cards and dates shows only the first until asked for all', async () => {
  const id = await make('/api/people', { name: 'Bertha' });
  for (let at = 0; at < 12; at += 1) {
    await make('/api/important-dates', { personId: id, occasionType: `Day ${at}`, date: `--03-${10 + at}` });
    await card(id, `Card ${at}`);
  }
  await page.goto(`/people/${id}`);
  const drafts = page.getByRole('region', { name: 'For Your Review and Approval' }).getByRole('link');
  await drafts.first().waitFor();
  expect(await drafts.count()).toBe(5);
  await page.getByRole('button', { name: 'Show all 12 cards' }).click();
  expect(await drafts.count()).toBe(12);
  await page.getByRole('button', { name: 'Show all 12 dates' }).click();
  expect(await page.getByRole('region', { name: 'Important Dates' }).getByRole('listitem').count()).toBe(12);
  const link = page.getByRole('link', { name: 'Create card for Day 0' });
  expect(await link.getAttribute('href')).toMatch(new RegExp(`^/cards/create\\?personId=${id}&dateId=\\d+$`));
  expect(watched.complaints).toEqual([]);
});
