import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { openPage, type WatchedPage } from './open-page.ts';

const several = 'tests/files/contacts/japanese-phone.vcf';
const google = 'tests/files/contacts/google.csv';

/** Unknown headers, and dates with an ambiguous order. */
const unknownCsv = {
  name: 'club.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'A1;B1;C1\nAda Lovelace;03/04/1990;ada@example.test\nGrace Hopper;05/06/1991;grace@example.test\n',
  ),
};

let browser: Browser;
let fondly: FondlyProcess;
let watched: WatchedPage;
let accounts = 0;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
});
beforeEach(async () => {
  watched = await openPage(browser, fondly.address);
  accounts += 1;
  const account = { name: 'Eleanor', email: `eleanor${accounts}@whitfield.test`, password: 'correct horse' };
  const answer = await watched.page.request.post('/api/register', { data: { ...account, timeZone: 'Europe/London' } });
  expect(answer.ok()).toBe(true);
  return () => watched.close();
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

async function people(): Promise<{ id: number; name: string }[]> {
  return (await watched.page.request.get('/api/people')).json();
}

test('imports a vCard file of several contacts, leaves one out, and undoes the rest', async () => {
  const { page, complaints } = watched;
  await page.goto('/people/add');
  await page.getByLabel('vCard file').setInputFiles(several);
  await page.getByText('This file has 3 contacts.').waitFor();
  await page.getByRole('button', { name: 'Import them all' }).click();
  await page.waitForURL(/\/people\/import\/\d+$/);
  await page.getByRole('button', { name: 'Add 3 contacts' }).waitFor();

  const first = page.getByRole('checkbox').first();
  await first.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Add 2 contacts' }).waitFor();
  // The choice is still there after leaving the page.
  await page.getByRole('link', { name: 'Imports' }).click();
  await page.getByRole('link', { name: /japanese-phone.vcf/ }).click();
  await page.getByRole('button', { name: 'Add 2 contacts' }).click();
  await page.getByRole('heading', { name: '2 contacts added' }).waitFor();
  const [kept, ...rest] = await people();
  expect(rest).toHaveLength(1);

  // Contacts changed since stay, with the reason.
  await page.request.patch(`/api/people/${kept?.id}`, { data: { nickname: 'Kay' } });
  await page.reload();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('1 contact removed, 1 kept.').waitFor();
  await page.getByText('This contact has been changed since then.').waitFor();
  expect((await people()).map(({ id }) => id)).toEqual([kept?.id]);
  expect(complaints).toEqual([]);
});

test('sets the relation of several entries at once before they are added', async () => {
  const { page, complaints } = watched;
  await page.goto('/people/import');
  const names = ['Ada', 'Bea', 'Cleo', 'Dora'];
  const buffer = Buffer.from(`Name\n${names.join('\n')}\n`);
  await page.locator('input[type=file]').setInputFiles({ name: 'family.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Add 4 contacts' }).waitFor();
  await page.getByRole('checkbox', { name: 'Dora' }).click();
  await page.getByRole('button', { name: 'Set relations' }).click();
  await page.getByRole('checkbox', { name: 'Ada' }).click();
  await page.getByRole('checkbox', { name: 'Cleo' }).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: 'Selected entries' });
  await bar.getByText('3 entries selected').waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Relation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the relation' });
  await dialog.getByRole('combobox', { name: 'Relation' }).click();
  await page.getByRole('option', { name: 'Cousin' }).click();
  await dialog.getByRole('button', { name: 'Set relation' }).click();
  await expect.poll(() => page.getByText('Cousin', { exact: true }).count()).toBe(3);
  await bar.getByText('0 entries selected').waitFor();
  await page.keyboard.press('Escape');
  // What is added stays as it was chosen.
  await page.getByRole('button', { name: 'Add 3 contacts' }).click();
  await page.getByRole('heading', { name: '3 contacts added' }).waitFor();
  const added = (await (await page.request.get('/api/people')).json()) as { name: string; relationship: string }[];
  expect(added.map(({ name, relationship }) => [name, relationship])).toEqual(
    names.slice(0, 3).map((name) => [name, 'cousin']),
  );
  expect(complaints).toEqual([]);
});

test('imports Google’s CSV with birthdays, and adds nobody a second time', async () => {
  const { page, complaints } = watched;
  await page.goto('/people/add');
  await page.getByLabel('File of several contacts').setInputFiles(google);
  await page.waitForURL(/\/people\/import\/\d+$/);
  await page.getByText('Birthday Sep 7, 1987').waitFor();
  await page.getByRole('radio', { name: /Left out/ }).click();
  await page.waitForURL(/only=dropped/);
  await page.getByRole('button', { name: 'Add 2 contacts' }).click();
  await page.getByRole('heading', { name: '2 contacts added' }).waitFor();

  await page.goto('/people/import');
  await page.locator('input[type=file]').setInputFiles(google);
  await page.waitForURL(/\/people\/import\/\d+$/);
  await page.getByText('2 are there already.').waitFor();
  expect(await page.getByRole('button', { name: 'Add 0 contacts' }).isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'Duplicates (2)' }).click();
  await page.getByText('The same as Oliver Marsh').waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL(/\/people\/import$/);
  expect(await people()).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('fills in what a known contact is missing if ticked, and leaves a likely duplicate out', async () => {
  const { page, complaints } = watched;
  const stored = { name: 'Ann Lee', email: 'ann@lee.org' };
  const ann = await (await page.request.post('/api/people', { data: stored })).json();
  const buffer = Buffer.from(
    'Name,Email,Phone\nAnn Lee,ann@lee.org,111111111\nAnnie,ann@lee.org,222222222\nBo,,\nBo,,\n',
  );
  await page.goto('/people/import');
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Add 1 contact', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Annie' }).isChecked()).toBe(false);
  await page.getByText('Phone: 111111111').waitFor();
  await page.getByText('Twice in this file').waitFor();
  await page.getByRole('checkbox', { name: 'Fill in what Ann Lee is missing' }).first().click();
  await page.getByRole('button', { name: 'Add 1 contact, fill in 1' }).click();
  await page.getByRole('heading', { name: '1 contact added' }).waitFor();
  await page.getByText('Filled in from 1 entry.').waitFor();
  expect(await (await page.request.get(`/api/people/${ann.id}`)).json()).toMatchObject({ phone: '111111111' });
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('1 contact removed, 0 kept. What was filled in was taken back from 1 contact.').waitFor();
  expect(await people()).toMatchObject([{ name: 'Ann Lee', phone: null }]);
  expect(complaints).toEqual([]);
});

test('asks for columns with unknown headers, and for the order of day and month', async () => {
  const { page, complaints } = watched;
  await page.request.patch('/api/user', { data: { timeZone: 'UTC' } });
  await page.goto('/people/import');
  await page.locator('input[type=file]').setInputFiles(unknownCsv);
  await page.waitForURL(/\/people\/import\/\d+$/);
  await page.getByText('The headers do not say who each row is about.').waitFor();
  for (const [column, field] of [
    ['A1', 'Full name'],
    ['B1', 'Birthday'],
    ['C1', 'Email'],
  ]) {
    await page.getByRole('combobox', { name: `${column}: what it is` }).click();
    await page.getByRole('option', { name: field, exact: true }).click();
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
  }
  await page.getByRole('button', { name: 'Read the file again' }).click();
  await page.getByText('Is 03/04/1990 the 3rd of April or March 4th?').waitFor();
  expect(await page.getByRole('button', { name: 'Add 2 contacts' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'March 4th' }).click();
  await page.getByText('Birthday Mar 4, 1990').waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('radio', { name: 'Day first' }).click();
  await page.getByRole('button', { name: 'Read the file again' }).click();
  await page.getByText('Birthday Apr 3, 1990').waitFor();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await page.getByRole('checkbox', { name: 'Grace Hopper' }).click();
  await page.getByRole('button', { name: 'Add 1 contact' }).click();
  await page.getByRole('heading', { name: '1 contact added' }).waitFor();
  expect((await people()).map(({ name }) => name)).toEqual(['Grace Hopper']);
  expect(complaints).toEqual([]);
});

test('renders only the visible ones of thousands of entries, and keeps the choice', async () => {
  const { page, complaints } = watched;
  const names = Array.from({ length: 2000 }, (_, at) => `Person ${at}`);
  const buffer = Buffer.from(`Name,Email\n${names.map((name, at) => `${name},p${at}@example.test`).join('\n')}`);
  await page.goto('/people/import');
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Add 2,000 contacts' }).waitFor();
  await page.getByRole('checkbox', { name: 'Person 3', exact: true }).click();
  await page.getByRole('button', { name: 'Add 1,999 contacts' }).waitFor();
  const last = page.getByRole('checkbox', { name: 'Person 1999' });
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        return last.isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  expect(await page.getByRole('checkbox').count()).toBeLessThan(100);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => page.getByRole('checkbox', { name: 'Person 3', exact: true }).isChecked()).toBe(false);
  expect(complaints).toEqual([]);
});

test('refuses a file that is neither vCard nor CSV with a clear message', async () => {
  const { page } = watched;
  await page.goto('/people/import');
  const zip = { name: 'contacts.vcf', mimeType: 'text/vcard', buffer: Buffer.from('PK\u0003\u0004 nothing here') };
  await page.locator('input[type=file]').setInputFiles(zip);
  await page.getByText('Upload failed').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/people/import');
});
