import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { looks, readOverflow, takeLook } from './looks.ts';
import { openPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', password: 'correct horse' };
const longName = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = createApiClient(fondly.address);
  await make('/api/register', { ...account, timeZone: 'Europe/London' });
  const mum = await make('/api/people', {
    name: 'Margaret Whitfield',
    relationship: 'mother',
    email: 'margaret@whitfield.family',
    phone: '0151 123456',
    notes: 'Grows dahlias.',
  });
  const twin = await make('/api/people', {
    name: 'Mum',
    email: 'Margaret@whitfield.family',
    phone: '+44 151 123456',
    street: '5 Harbour Row',
    city: 'St Ives',
    notes: 'Blue bicycle, Cornwall.',
  });
  await make('/api/important-dates', { personId: mum, occasionType: 'birthday', date: '--12-04' });
  await make('/api/important-dates', { personId: twin, occasionType: 'birthday', date: '1966-12-04' });
  await make('/api/cards', { personId: twin, title: 'For Mum', category: 'birthday', message: 'Sixty candles.' });
  for (const name of [longName, longName.toUpperCase(), longName]) {
    await make('/api/people', { name, email: 'm@example.test', nickname: 'مريم', address: 'somewhere\nby the sea' });
  }
  for (const phone of ['0151 1', '0151 2']) await make('/api/people', { name: 'Robin Hill', phone });
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

test('duplicates are accessible and fit on desktop, phone and narrower, in both themes', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await page.request.post('/api/login', { data: { email: account.email, password: account.password } });
  await page.goto('/people/duplicates');
  await page.getByRole('button', { name: 'Merge' }).waitFor();
  await page
    .getByRole('checkbox', { name: /The same person/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  for (const look of looks) {
    await takeLook(page, look);
    expect([look, await readOverflow(page), await findAccessibilityProblems(page), complaints]).toEqual([
      look,
      0,
      [],
      [],
    ]);
  }
  await page.goto('/people');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /vCard/ }).waitFor();
  for (const look of looks) {
    await takeLook(page, look);
    await page.getByRole('menuitem', { name: /vCard/ }).waitFor();
    expect([look, await findAccessibilityProblems(page), complaints]).toEqual([look, [], []]);
  }
  await close();
});

test('merges two contacts with the keyboard, keeps two others apart, and the export imports again', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await page.request.post('/api/login', { data: { email: account.email, password: account.password } });
  await page.goto('/people');
  await page.getByRole('link', { name: '3 likely duplicates' }).click();
  await page.waitForURL(/\/people\/duplicates$/);
  // The most certain group is open; the one with Mum follows it.
  await page.getByRole('button', { name: /Margaret Whitfield · Mum/ }).focus();
  await page.keyboard.press('Enter');
  const name = page.getByRole('radiogroup', { name: 'Name' });
  await name.getByRole('radio', { name: 'Margaret Whitfield', checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  await name.getByRole('radio', { name: 'Mum', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Merge' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Contacts merged').waitFor();
  await page.getByText('2 likely duplicates to look through').waitFor();
  const everyone = (await eleanor.call('GET', '/api/people')).body as { id: number; name: string }[];
  const mum = everyone.find((person) => person.name === 'Mum');
  expect(everyone.filter((person) => person.name === 'Margaret Whitfield')).toEqual([]);
  expect(mum).toMatchObject({
    relationship: 'mother',
    email: 'margaret@whitfield.family',
    phone: '+44 151 123456',
    address: '5 Harbour Row\nSt Ives',
    notes: 'Grows dahlias.\n\nBlue bicycle, Cornwall.\n\nAlso known as: Margaret Whitfield',
  });
  expect((await eleanor.call('GET', `/api/important-dates?personId=${mum?.id}`)).body).toMatchObject([
    { occasionType: 'birthday', date: '1966-12-04' },
  ]);
  expect((await eleanor.call('GET', `/api/cards?personId=${mum?.id}`)).body).toMatchObject([{ title: 'For Mum' }]);

  await page.getByRole('button', { name: 'Robin Hill · Robin Hill' }).waitFor();
  if (!(await page.getByRole('button', { name: 'These are two people' }).isVisible())) {
    await page.getByRole('button', { name: 'Robin Hill · Robin Hill' }).click();
  }
  await page.getByRole('button', { name: 'These are two people' }).click();
  await page.getByText('Kept apart').waitFor();
  await page.getByText('1 likely duplicate to look through').waitFor();
  await page.reload();
  await page.getByText('1 likely duplicate to look through').waitFor();

  await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();
  for (const [item, ending] of [
    [/vCard/, 'vcf'],
    [/CSV/, 'csv'],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^contacts-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`));
    const buffer = readFileSync(await file.path());
    expect(buffer.toString().match(/Mum/g)?.length).toBeGreaterThan(0);
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await page.request.post('/api/register', {
      data: { ...account, email: `${ending}@whitfield.test`, timeZone: 'Europe/London' },
    });
    const staged = await page.request.post('/api/imports', {
      multipart: { file: { name: `contacts.${ending}`, mimeType: 'text/plain', buffer } },
    });
    // Two of the six are equal in every field.
    expect((await staged.json()).counts).toMatchObject({ ready: 5, withDropped: 0, birthdays: 1 });
    await page.request.post('/api/login', { data: { email: account.email, password: account.password } });
  }
  expect(complaints).toEqual([]);
  await close();
});
