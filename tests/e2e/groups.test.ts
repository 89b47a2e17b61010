import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { openPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', password: 'correct horse' };
const names = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve'];

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = createApiClient(fondly.address);
  await eleanor.call('POST', '/api/register', { ...account, timeZone: 'Europe/London' });
  for (const name of names) {
    await eleanor.call('POST', '/api/people', { name, groups: name === 'Eve' ? ['Choir'] : [] });
  }
});
afterAll(async () => {
  await browser?.close();
  await fondly?.close();
});

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const members = async (group: string) => {
  const people = (await eleanor.call('GET', '/api/people')).body as { name: string; groups: string[] }[];
  return people.filter(({ groups }) => groups.includes(group)).map(({ name }) => name);
};

async function openContacts(options: Parameters<typeof openPage>[2] = {}) {
  const opened = await openPage(browser, fondly.address, options);
  await opened.page.request.post('/api/login', { data: { email: account.email, password: account.password } });
  await opened.page.goto('/people');
  await opened.page.getByRole('link', { name: 'Ann', exact: true }).waitFor();
  return opened;
}

test('chooses a range with Shift, groups it, undoes it, and finds the group everywhere', async () => {
  const { page, complaints, close } = await openContacts();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await box(page, 'Ann').click();
  await box(page, 'Cy').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: 'Selected contacts' });
  await bar.getByText('3 contacts selected').waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Groups' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change groups' });
  await dialog.getByRole('combobox', { name: 'Add to' }).fill('choir');
  await dialog.getByRole('button', { name: 'Add this group' }).click();
  // The colors of the button change gradually once it can be pressed.
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Groups changed: 3 contacts').waitFor();
  expect(await members('Choir')).toEqual(['Ann', 'Bo', 'Cy', 'Eve']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => members('Choir')).toEqual(['Eve']);

  await page.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option', { name: 'Choir' }).click();
  await page.getByText('1 of 5 contacts').waitFor();
  await expect.poll(() => page.url()).toContain('group=Choir');
  await page.getByRole('button', { name: 'Manage groups' }).click();
  const manage = page.getByRole('dialog', { name: 'Manage groups' });
  await manage.getByRole('spinbutton', { name: 'Months between cards or notes for Choir' }).fill('3');
  await manage.getByRole('textbox', { name: 'Name of Choir' }).fill('Singers');
  await manage.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => members('Singers')).toEqual(['Eve']);
  expect((await eleanor.call('GET', '/api/groups')).body).toMatchObject([{ name: 'Singers', nudgeMonths: 3 }]);
  await manage.waitFor({ state: 'hidden' });
  for (const path of ['/important-dates', '/people']) {
    await page.goto(`${path}?group=Singers`);
    await page.getByRole('combobox', { name: 'Group' }).filter({ hasText: 'Singers' }).waitFor();
  }
  expect(complaints).toEqual([]);
  await close();
});

test('sets the relation of several, in words of one’s own too, and undoes it', async () => {
  const { page, complaints, close } = await openContacts({ width: 390, height: 844 });
  const relations = async () => {
    const people = (await eleanor.call('GET', '/api/people')).body as { relationship: string }[];
    return people.map(({ relationship }) => relationship);
  };
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await box(page, 'Bo').click();
  await box(page, 'Dee').click();
  const bar = page.getByRole('toolbar', { name: 'Selected contacts' });
  await bar.getByRole('button', { name: 'Relation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the relation' });
  await dialog.getByRole('combobox', { name: 'Relation' }).click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await dialog.getByLabel('Custom relationship').fill('Godparent');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Set relation' }).click();
  await page.getByText('Relation set: 2 contacts').waitFor();
  expect(await relations()).toEqual(['friend', 'Godparent', 'friend', 'Godparent', 'friend']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(relations).toEqual(Array(5).fill('friend'));
  expect(complaints).toEqual([]);
  await close();
});

test('works by keyboard alone: Space and Shift choose, Escape ends', async () => {
  const { page, close } = await openContacts();
  await page.getByRole('button', { name: 'Select', exact: true }).focus();
  await page.keyboard.press('Enter');
  await box(page, 'Bo').focus();
  await page.keyboard.press('Space');
  await box(page, 'Dee').focus();
  await page.keyboard.press('Shift+Space');
  await page.getByText('3 contacts selected').waitFor();
  await page.getByRole('toolbar').getByRole('link', { name: 'Cards' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: '3 cards for' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await box(page, 'Bo').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar', { name: 'Selected contacts' }).waitFor({ state: 'hidden' });
  await close();
});

test('a finger held on a contact starts choosing; deleting can be undone', async () => {
  const { page, close } = await openContacts({ width: 390, height: 844 });
  const card = page.getByRole('link', { name: 'Bo', exact: true });
  const place = await card.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const point = { x: (place?.x ?? 0) + 20, y: (place?.y ?? 0) + 8 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.getByText('1 contact selected').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await box(page, 'Cy').click();
  const bar = page.getByRole('toolbar', { name: 'Selected contacts' });
  await bar.getByText('2 contacts selected').waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Delete 2 contacts?' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Deleted: 2 contacts').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Cy', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Bo', exact: true }).waitFor();
  await close();
});

test('a group is made on the form of a contact', async () => {
  const { page, close } = await openContacts();
  await page.getByRole('link', { name: 'Ann', exact: true }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  const field = page.getByRole('combobox', { name: 'Groups' });
  await field.fill('Tennis');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Remove Tennis' }).waitFor();
  await page.getByRole('button', { name: 'Update Contact' }).click();
  await page.getByRole('link', { name: 'Tennis' }).click();
  await page.getByText('1 of 5 contacts').waitFor();
  await close();
});
