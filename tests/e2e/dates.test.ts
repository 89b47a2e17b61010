import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { dayIn, yearsBefore } from '../days.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { chooseFromMenu } from './choose-from-menu.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', password: 'correct horse' };

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;
let watched: WatchedPage;
const ids = { margaret: 0, walter: 0, birthday: 0, wedding: 0 };

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = createApiClient(fondly.address);
  await make('/api/register', { ...account, timeZone: 'Europe/London' });
  watched = await openPage(browser, fondly.address);
  await watched.page.request.post('/api/login', { data: { email: account.email, password: account.password } });
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

test('a date needs a contact first', async () => {
  const { page } = watched;
  await page.goto('/important-dates');
  await page.getByText('No important dates yet').waitFor();
  await page.getByRole('button', { name: 'Add New Date' }).click();
  const dialog = page.getByRole('dialog', { name: 'No contacts found' });
  await dialog.getByText('Please create a contact first before adding dates').waitFor();
  await dialog.getByRole('link', { name: 'Add Contact' }).click();
  await page.waitForURL('**/people/add');
});

test('finds dates by time, occasion and contact', async () => {
  ids.margaret = await make('/api/people', { name: 'Margaret', relationship: 'mother', email: 'm@example.test' });
  ids.walter = await make('/api/people', { name: 'Walter', relationship: 'father-in-law' });
  ids.birthday = await make('/api/important-dates', {
    personId: ids.margaret,
    occasionType: 'birthday',
    date: yearsBefore(60, dayIn(20)),
  });
  ids.wedding = await make('/api/important-dates', {
    personId: ids.walter,
    occasionType: 'wedding',
    date: dayIn(70),
    repeatsAnnually: false,
  });
  await make('/api/important-dates', {
    personId: ids.walter,
    occasionType: 'graduation',
    date: '2019-07-01',
    repeatsAnnually: false,
  });
  const { page } = watched;
  await page.goto('/important-dates');
  expect(await page.getByRole('tab', { name: 'All Dates' }).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  const rows = () => page.getByRole('heading', { level: 3 }).allTextContents();
  expect(await rows()).toEqual([expect.stringMatching(/^\d+\w\w Birthday$/), 'Wedding', 'Graduation']);
  await expect.poll(() => page.getByRole('heading', { level: 2 }).last().textContent()).toBe('Past One-time dates');
  expect(await page.getByText('Annual', { exact: true }).count()).toBe(1);

  await page.getByRole('tab', { name: 'Upcoming Dates' }).click();
  await page.getByText('Next 30 days').waitFor();
  expect(await rows()).toHaveLength(1);
  await page.getByRole('combobox', { name: 'Range' }).click();
  await page.getByRole('option', { name: 'Next 90 days' }).click();
  await page.getByRole('heading', { name: 'Wedding' }).waitFor();

  await page.getByRole('combobox', { name: 'Occasion' }).click();
  await page.getByRole('option', { name: 'Birthday', exact: true }).click();
  await page.getByRole('heading', { name: 'Wedding' }).waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Contact' }).click();
  await page.getByRole('option', { name: 'Walter' }).click();
  await page.getByText('Nothing was found for: Birthday, Walter, Next 90 days.').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('heading', { name: 'Wedding' }).waitFor();
  await page.waitForURL('**/important-dates?tab=upcoming&days=90');
});

test('turns reminders off, and shows a failure', async () => {
  const { page, complaints } = watched;
  const reminders = page.getByRole('switch', { name: /Birthday, Margaret/ });
  await reminders.click();
  await page.getByText('Status updated').waitFor();
  await expect.poll(() => reminders.isChecked()).toBe(false);
  expect((await eleanor.call('GET', `/api/important-dates/${ids.birthday}`)).body).toMatchObject({ isActive: false });

  const before = complaints.length;
  await page.route(`**/api/important-dates/${ids.birthday}`, (route) => route.abort());
  await reminders.click();
  await page.getByText('Error', { exact: true }).waitFor();
  await expect.poll(() => reminders.isChecked()).toBe(false);
  await page.unroute(`**/api/important-dates/${ids.birthday}`);
  complaints.splice(before);
});

test('a date links to its contact, its form and its card, and back', async () => {
  const { page } = watched;
  await page.getByRole('link', { name: /^Edit .*Birthday, Margaret$/ }).click();
  await page.waitForURL((url) => url.pathname === `/people/${ids.margaret}/dates/${ids.birthday}/edit`);
  await page.getByRole('textbox', { name: 'Remind me' }).fill('3');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: 'Stay on page' }).click();
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('textbox', { name: 'Remind me' }).inputValue()).toBe('3');
  await page.getByRole('button', { name: 'Update Date' }).click();
  await page.waitForURL('**/important-dates?tab=upcoming&days=90');
  const row = page.getByRole('listitem').filter({ hasText: 'Birthday' });
  expect(await row.getByRole('link', { name: 'Margaret', exact: true }).getAttribute('href')).toBe(
    `/people/${ids.margaret}`,
  );
  expect(await row.getByRole('link', { name: /Create card/ }).getAttribute('href')).toBe(
    `/cards/create?personId=${ids.margaret}&dateId=${ids.birthday}`,
  );
});

test('asks before deleting a date, and keeps its card on request', async () => {
  const card = await make('/api/cards', {
    personId: ids.walter,
    occasionId: ids.wedding,
    title: 'Happy Wedding Day, Walter',
    category: 'congratulations',
  });
  const { page } = watched;
  await chooseFromMenu(page, 'More for Wedding, Walter', 'Delete Date');
  const question = page.getByRole('alertdialog');
  await question.getByText('Are you sure you want to delete this important date?').waitFor();
  await question.getByText('Its unsent card will be skipped.').waitFor();
  await question.getByRole('checkbox', { name: 'Keep the card' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('The important date has been removed.').waitFor();
  await page.getByRole('heading', { name: 'Wedding' }).waitFor({ state: 'detached' });
  expect((await eleanor.call('GET', `/api/important-dates/${ids.wedding}`)).status).toBe(404);
  expect((await eleanor.call('GET', `/api/cards/${card}`)).body).toMatchObject({ deliveryStatus: 'draft' });
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('subscribes a calendar to the dates by an address that can be turned off', async () => {
  const { page, complaints } = watched;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Add to your calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to your calendar' });
  await dialog.getByRole('button', { name: 'Make my address' }).click();
  const url = await dialog.getByRole('textbox', { name: 'Your calendar address' }).inputValue();
  const feed = () => fetch(`${fondly.address}${new URL(url).pathname}`);
  expect(await (await feed()).text()).toContain("SUMMARY:Margaret's birthday");
  expect(await dialog.getByRole('link', { name: 'Open in calendar' }).getAttribute('href')).toBe(
    url.replace('http:', 'webcal:'),
  );
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await dialog.getByRole('tab', { name: 'Google' }).click();
  await dialog.getByText(/then From URL/).waitFor();

  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByRole('button', { name: 'Make my address' }).waitFor();
  expect((await feed()).status).toBe(404);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a new date begins with its contact and returns to the overview', async () => {
  const { page, complaints } = watched;
  await page.getByRole('button', { name: 'Add New Date' }).click();
  const search = page.getByRole('searchbox', { name: 'Search by name or relationship' });
  await search.fill('nobody');
  await page.getByText('No contacts found matching your search').waitFor();
  await search.fill('in-law');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Walter/ })
    .click();
  await page.waitForURL((url) => url.pathname === `/people/${ids.walter}/dates/add`);
  await page.getByRole('combobox', { name: 'Occasion type' }).click();
  await page.getByRole('option', { name: 'Christmas', exact: true }).click();
  const days = page.getByRole('textbox', { name: 'Remind me' });
  await expect.poll(() => days.inputValue()).toBe('7');
  await days.fill('-1');
  await page.getByRole('button', { name: 'Add Date', exact: true }).click();
  await page.getByText('Enter a whole number of days, 0 or more').waitFor();
  await days.fill('21');
  await page.getByRole('button', { name: 'Add Date', exact: true }).click();
  await page.waitForURL('**/important-dates?tab=upcoming&days=90');
  await page.goto('/occasions');
  await page.getByRole('heading', { name: 'All Occasions Page' }).waitFor();
  const { body } = await eleanor.call('GET', `/api/important-dates?personId=${ids.walter}`);
  expect(body).toContainEqual(expect.objectContaining({ occasionType: 'christmas', notifyDaysBefore: 21 }));
  const christmas = page.getByRole('listitem').filter({ hasText: 'Christmas' });
  await christmas.getByText(/December 25, \d{4}/).waitFor();
  await christmas.getByRole('link', { name: 'Walter' }).waitFor();
  expect(complaints).toEqual([]);
});

test('renders all of dozens of dates, only the visible ones of hundreds, and the keyboard reaches the others', async () => {
  // The server refuses more than a hundred calls at once while it is busy.
  const makeDays = async (from: number, to: number) => {
    for (let at = from; at < to; at += 20) {
      const days = Array.from({ length: 20 }, (_, day) => `Day ${at + day}`);
      const date = { personId: ids.walter, date: '--06-15' };
      await Promise.all(days.map((occasionType) => make('/api/important-dates', { ...date, occasionType })));
    }
  };
  const { page, complaints } = watched;
  const rows = page.getByRole('switch');
  await makeDays(0, 60);
  await page.goto('/important-dates');
  await rows.nth(1).waitFor();
  expect(await rows.count()).toBe(((await eleanor.call('GET', '/api/important-dates')).body as object[]).length);
  await makeDays(60, 240);
  await page.goto('/important-dates');
  await rows.nth(1).waitFor();
  expect(await rows.count()).toBeLessThan(60);
  // The page may still grow while its rows are measured.
  const atTheEnd = page.getByRole('heading', { name: 'Graduation' });
  const pressEnd = () => page.keyboard.press('End').then(() => atTheEnd.isVisible());
  await expect.poll(pressEnd, { interval: 500 }).toBe(true);
  await page.getByRole('link', { name: 'Edit Graduation, Walter' }).click();
  await page.getByRole('button', { name: 'Update Date' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Graduation' }).waitFor();

  await page.keyboard.press('Home');
  const first = page.getByRole('link', { name: /^Create card for .*Birthday, Margaret$/ });
  await first.focus();
  const reached = new Set<string | undefined>();
  for (let press = 0; press < 100; press += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.closest('li')?.dataset.key));
  }
  expect(reached.has(undefined)).toBe(false);
  expect(reached.size).toBeGreaterThan(18);
  expect(complaints).toEqual([]);
});

test('asks about a birthday in the future, and the contact’s page shows its date', async () => {
  const { page, complaints } = watched;
  const leah = await make('/api/people', { name: 'Leah', relationship: 'friend' });
  const due = dayIn(40);
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.parse(due));
  const written = new RegExp(`^${month} ${Number(due.slice(-2))}\\w\\w, ${due.slice(0, 4)}$`);
  await page.goto(`/people/${leah}/dates/add`);
  await page.getByRole('combobox', { name: 'Occasion type' }).click();
  await page.getByRole('option', { name: 'Birthday', exact: true }).click();
  await page.getByLabel('Date', { exact: true }).fill(due);
  const question = page.getByRole('alertdialog', { name: 'This birthday is in the future. Is it right?' });
  for (const answer of ['Change the date', 'Yes, save it']) {
    await page.getByRole('button', { name: 'Add Date', exact: true }).click();
    await question.getByRole('button', { name: answer }).click();
    await question.waitFor({ state: 'detached' });
  }
  await page.waitForURL((url) => url.pathname === `/people/${leah}`);
  await page.getByRole('region', { name: 'Important Dates' }).getByText(written).waitFor();
  expect((await eleanor.call('GET', `/api/important-dates?personId=${leah}`)).body).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('who was not in touch for a while is on Home and over the dates, and is put off or noted', async () => {
  const { page } = watched;
  const names = ['Ada', 'Bea', 'Cleo', 'Dora'];
  const people = await Promise.all(names.map((name) => make('/api/people', { name })));
  for (const [index, id] of people.entries()) {
    await eleanor.call('POST', `/api/people/${id}/touches`, { day: `2020-01-0${index + 1}` });
    await eleanor.call('PATCH', `/api/people/${id}/keeping-in-touch`, { nudgeMonths: 3 });
  }
  await page.goto('/');
  await page.getByText('Cleo', { exact: true }).waitFor();
  expect(await page.getByText('Dora', { exact: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'See all 4, make a card or put it off' }).click();

  const list = page.getByRole('region', { name: 'Not in touch for a while' });
  await list.getByText('Last in touch on Jan 1, 2020').waitFor();
  await list.getByRole('button', { name: 'Show 1 more' }).click();
  await list.getByText('Dora', { exact: true }).waitFor();
  await list.getByRole('group', { name: 'Ada' }).getByRole('button', { name: 'Later' }).click();
  await page.getByRole('menuitem', { name: 'In two weeks' }).click();
  await list.getByText('Ada', { exact: true }).waitFor({ state: 'detached' });
  const bea = list.getByRole('group', { name: 'Bea' });
  await bea.getByRole('button', { name: 'I was in touch' }).click();
  await bea.getByLabel('What about?').fill('Rang about her knee');
  await bea.getByRole('button', { name: 'Save' }).click();
  await list.getByText('Bea', { exact: true }).waitFor({ state: 'detached' });
  const noted = (await eleanor.call('GET', `/api/people/${people[1]}/keeping-in-touch`)).body;
  expect(noted).toMatchObject({ touches: [{ note: 'Rang about her knee' }, { day: '2020-01-02' }] });
  await list.getByRole('link', { name: 'Make a card for Cleo' }).click();
  await page.waitForURL(`**/cards/create?personId=${people[2]}`);
});
