import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImportantDateView } from '../../src/contract/dates.ts';
import { launchBrowser } from '../browser.ts';
import { dayIn, yearsBefore } from '../days.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import { type Keyboard, useKeyboard } from './use-keyboard.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', password: 'correct horse' };

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;
let watched: WatchedPage;
let page: Page;
let keys: Keyboard;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = createApiClient(fondly.address);
  await make('/api/register', { ...account, timeZone: 'Europe/London' });
});
beforeEach(async () => {
  watched = await openPage(browser, fondly.address);
  page = watched.page;
  keys = useKeyboard(page);
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
async function signIn(): Promise<void> {
  await page.request.post('/api/login', { data: { email: account.email, password: account.password } });
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
// The accessible name of a field continues with its description or its value.
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const list = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
const main = () => page.getByRole('main');

test('signs in, adds a contact with photo, address and dates, and deletes all of it, by keyboard alone', async () => {
  await page.goto('/auth');
  await page.getByRole('tabpanel', { name: 'Login' }).waitFor();
  await keys.type(field('Email'), account.email);
  await keys.press('Tab');
  await keys.type(page.getByLabel('Password', { exact: true }), account.password);
  await keys.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await keys.act(link('Skip to content'));
  await keys.act(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Add Contact' }));
  await page.waitForURL('**/people/add');

  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  await keys.chooseFile(page.getByLabel('Photo', { exact: false }).and(page.locator('input')).first(), {
    name: 'mum.png',
    mimeType: 'image/png',
    buffer: photo,
  });
  await keys.act(button('Remove photo'));
  await keys.chooseFile(page.locator('.file-picker input').first(), {
    name: 'mum.png',
    mimeType: 'image/png',
    buffer: photo,
  });
  await button('Remove photo').waitFor();
  await keys.type(field('Name'), 'Margaret');
  await keys.search(list('Relationship'), 'moth', 'Mother');
  await keys.type(field('Email'), 'margaret@example.test');
  await keys.type(field('Street'), 'Elm 2');
  await keys.type(field('City'), 'Bath');
  await keys.act(page.getByRole('button', { name: /^More Greeting/ }));
  await keys.choose(list('Language'), 'Français');
  await keys.act(button('Add Contact'));
  await page.waitForURL(/\/people\/\d+\/dates\/add/);
  const id = Number(/people\/(\d+)/.exec(page.url())?.[1]);
  expect((await eleanor.call('GET', `/api/people/${id}`)).body).toMatchObject({
    name: 'Margaret',
    relationship: 'mother',
    address: 'Elm 2\nBath',
    language: 'fr',
    imageUrl: expect.stringMatching(/^\/api\/images\//),
  });
  await keys.keepsFocus();

  // From the contact: a birthday, corrected at once.
  await keys.choose(list('Occasion type'), 'Birthday');
  await keys.type(page.locator('input[type=date]'), '12041966');
  await keys.act(button('Add Date'));
  await page.waitForURL((url) => url.pathname === `/people/${id}`);
  await keys.keepsFocus();
  await keys.act(link('Edit Birthday'));
  await keys.reach(page.getByRole('checkbox', { name: 'Repeats annually' }));
  await keys.reach(field('Remind me'));
  await keys.press('Control+A');
  await keys.type(field('Remind me'), '3');
  await keys.act(link('Cancel'));
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
  await question.waitFor();
  await keys.close();
  await question.waitFor({ state: 'hidden' });
  await keys.act(button('Update Date'));
  await page.waitForURL((url) => url.pathname === `/people/${id}`);

  // From the overview: a day without its year.
  await page.goto('/important-dates');
  await keys.act(button('Add New Date'));
  await keys.type(page.getByRole('searchbox', { name: 'Search by name or relationship' }), 'marg');
  await keys.act(page.getByRole('dialog').getByRole('link', { name: /Margaret/ }));
  await page.waitForURL(/\/dates\/add\?returnTo=/);
  await keys.keepsFocus();
  await keys.choose(list('Occasion type'), 'Graduation');
  await keys.act(page.getByRole('checkbox', { name: "I don't know the year" }), 'Space');
  await keys.choose(list('Month'), 'June');
  await keys.choose(list('Day'), '3');
  await keys.act(button('Add Date'));
  await page.waitForURL((url) => url.pathname === '/important-dates');
  await keys.keepsFocus();

  // From an unfinished card.
  await page.goto(`/cards/create?personId=${id}`);
  await keys.act(page.getByRole('button', { name: /^Special date/ }));
  await keys.act(page.getByRole('dialog').getByRole('link', { name: 'New' }));
  await page.waitForURL(/\/dates\/add\?returnTo=/);
  await keys.choose(list('Occasion type'), 'Christmas');
  await keys.act(button('Save Date'));
  await page.waitForURL((url) => url.pathname === '/cards/create');
  const dates = (await eleanor.call('GET', `/api/important-dates?personId=${id}`)).body as ImportantDateView[];
  expect(dates.map(({ occasionType, date, notifyDaysBefore }) => [occasionType, date, notifyDaysBefore])).toEqual(
    expect.arrayContaining([
      ['birthday', '1966-12-04', 3],
      ['graduation', '--06-03', 7],
      ['christmas', expect.stringMatching(/-12-25$/), 7],
    ]),
  );

  const birthday = dates.find(({ occasionType }) => occasionType === 'birthday')?.id;
  await page.goto(`/people/${id}/dates/${birthday}/edit`);
  await keys.chooseItem(button('More actions'), 'Delete Date');
  await page.getByRole('alertdialog').waitFor();
  await keys.escapeTo(button('More actions'));
  await keys.chooseItem(button('More actions'), 'Delete Date');
  await keys.act(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await page.waitForURL((url) => url.pathname === `/people/${id}`);
  await keys.keepsFocus();

  await keys.act(main().getByRole('link', { name: 'Edit', exact: true }));
  await page.waitForURL(`**/people/${id}/edit`);
  await keys.type(field('Nickname'), 'Mum');
  await keys.press('Enter');
  await page.waitForURL((url) => url.pathname === `/people/${id}`);
  await page.getByText('Mum').first().waitFor();
  await keys.chooseItem(button('More actions'), 'Delete Contact');
  await page.getByRole('alertdialog').waitFor();
  await keys.escapeTo(button('More actions'));
  await keys.chooseItem(button('More actions'), 'Delete Contact');
  await keys.act(page.getByRole('alertdialog').getByRole('button', { name: 'Delete Contact' }));
  await page.waitForURL((url) => url.pathname === '/people');
  await keys.keepsFocus();
  expect((await eleanor.call('GET', `/api/people/${id}`)).status).toBe(404);
  expect(watched.complaints).toEqual([]);
});

test('imports a file of contacts, undoes it, and exports all contacts, by keyboard alone', async () => {
  await signIn();
  await page.goto('/people/import');
  const text = 'Name,Email\nAda Byron,ada@example.test\nGrace Hopper,grace@example.test\n';
  await keys.chooseFile(page.locator('.file-picker input'), {
    name: 'club.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await page.waitForURL(/\/people\/import\/\d+$/);
  await keys.keepsFocus();
  await keys.act(button('Columns'));
  await keys.act(button('Read the file again'));
  await button('Read the file again').waitFor({ state: 'detached' });
  await keys.keepsFocus();
  await keys.act(page.getByRole('checkbox', { name: 'Grace Hopper' }), 'Space');
  await keys.reach(button('Add 1 contact'), 'Shift+Tab');
  await keys.press('Enter');
  await page.getByRole('heading', { name: '1 contact added' }).waitFor();
  await keys.keepsFocus();
  await keys.act(link('See my contacts'));
  await page.waitForURL((url) => url.pathname === '/people');
  await keys.keepsFocus();
  for (const [item, name] of [
    ['vCard, with photos', /\.vcf$/],
    ['CSV, for a spreadsheet', /\.csv$/],
  ] as const) {
    const file = await keys.chooseDownload(button('Export'), item);
    expect(file.suggestedFilename()).toMatch(name);
    await keys.keepsFocus();
  }
  await page.goBack();
  await keys.act(button('Undo import'));
  await page.getByRole('alertdialog').waitFor();
  await keys.escapeTo(button('Undo import'));
  await keys.press('Enter');
  await keys.act(page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }));
  await page.getByRole('heading', { name: 'This import was undone' }).waitFor();
  await keys.keepsFocus();

  await page.goto('/people/add');
  await keys.chooseFile(button('Upload Contact'), {
    name: 'ada.vcf',
    mimeType: 'text/vcard',
    buffer: Buffer.from('BEGIN:VCARD\nVERSION:3.0\nFN:Ada Byron\nBDAY:1815-12-10\nEND:VCARD\n'),
  });
  await keys.act(button('Leave out'));
  await button('Leave out').waitFor({ state: 'detached' });
  await keys.keepsFocus();
  await keys.act(button('Need help?'));
  await keys.reach(page.getByRole('tab', { name: 'iPhone' }));
  await keys.press('ArrowRight');
  await page.getByRole('tabpanel', { name: 'Android' }).getByText('Open Contacts and choose the person.').waitFor();
  expect(await page.getByRole('tab', { name: 'Android' }).getAttribute('aria-selected')).toBe('true');
  await keys.escapeTo(button('Need help?'));
  expect(watched.complaints).toEqual([]);
});

test('finds dates, turns them off, deletes them, subscribes a calendar and uses the menus, by keyboard alone', async () => {
  const personId = await make('/api/people', { name: 'Walter', relationship: 'uncle' });
  await make('/api/important-dates', { personId, occasionType: 'christmas', date: '--12-25' });
  const soon = yearsBefore(24, dayIn(40));
  const toDelete = await make('/api/important-dates', { personId, occasionType: 'wedding', date: soon });
  await signIn();
  await page.goto('/important-dates');
  await keys.reach(page.getByRole('tab', { name: 'All Dates' }));
  await keys.press('ArrowRight');
  await page.waitForURL('**/important-dates?tab=upcoming');
  await keys.choose(list('Range'), 'Next 90 days');
  await keys.choose(list('Occasion'), 'Baby');
  await keys.search(list('Contact'), 'walt', 'Walter');
  await keys.act(button('Clear filters'));
  await button('Clear filters').waitFor({ state: 'detached' });
  await keys.keepsFocus();
  await keys.reach(page.getByRole('tab', { name: 'Upcoming Dates' }), 'Shift+Tab');
  await keys.press('ArrowLeft');
  await keys.act(page.getByRole('switch', { name: /Christmas, Walter/ }), 'Space');
  await page.getByText('Status updated').waitFor();
  await keys.keepsFocus();
  const more = page.getByRole('button', { name: /^More for .*Wedding.*Walter$/ });
  await keys.chooseItem(more, 'Delete Date');
  await page.getByRole('alertdialog').waitFor();
  await keys.escapeTo(more);
  await keys.chooseItem(more, 'Delete Date');
  await keys.act(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await page.getByText('The important date has been removed.').waitFor();
  await keys.keepsFocus();
  expect((await eleanor.call('GET', `/api/important-dates/${toDelete}`)).status).toBe(404);

  await keys.reach(button('Add to your calendar'), 'Shift+Tab');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to your calendar' });
  await keys.act(dialog.getByRole('button', { name: 'Make my address' }));
  await keys.reach(dialog.getByRole('textbox', { name: 'Your calendar address' }));
  await keys.reach(dialog.getByRole('button', { name: 'Copy' }));
  await keys.reach(dialog.getByRole('tab', { name: 'Apple' }));
  await keys.press('ArrowRight');
  await keys.act(dialog.getByRole('button', { name: 'Turn off' }));
  await keys.act(page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }));
  await keys.reach(dialog.getByRole('button', { name: 'Make my address' }));
  await keys.escapeTo(button('Add to your calendar'));

  const account = button(/^Account menu/);
  await keys.reach(account, 'Shift+Tab');
  await keys.chooseItem(account, 'Dark theme', 'menuitemradio');
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await keys.escapeTo(account);

  await page.setViewportSize({ width: 390, height: 844 });
  const opener = button('Open menu');
  await keys.reach(opener, 'Shift+Tab');
  await keys.press('Enter');
  await keys.reach(button('Close menu'));
  await keys.escapeTo(opener);
  await keys.press('Enter');
  await keys.act(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contacts' }));
  await page.waitForURL((url) => url.pathname === '/people');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
  await keys.keepsFocus();
  await keys.chooseItem(account, 'Log out');
  await page.waitForURL((url) => url.pathname === '/auth');
  expect(watched.complaints).toEqual([]);
});
