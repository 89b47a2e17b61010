import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { findAccessibilityProblems } from './find-accessibility-problems.ts';
import { looks, readOverflow, takeLook } from './looks.ts';
import { openPage } from './open-page.ts';

const account = { name: 'Eleanor Whitfield', email: 'eleanor@whitfield.test', password: 'correct horse' };
const longName = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
const vcard = [
  `BEGIN:VCARD\nVERSION:3.0\nFN:${longName}\nEMAIL:m@example.test\nX-ABC:nothing\nEND:VCARD`,
  `BEGIN:VCARD\nVERSION:3.0\nFN:${longName}\nBDAY:1966-12-04\nTEL;TYPE=FAX:12\nEND:VCARD`,
  'BEGIN:VCARD\nVERSION:3.0\nFN:مريم\nEMAIL:maryam@example.test\nBDAY:--12-25\nEND:VCARD',
].join('\n');

let browser: Browser;
let fondly: FondlyProcess;
let eleanor: ApiClient;
const stranger = { name: 'Sam', email: 'sam@fondly.test', password: 'correct horse' };
const ids = { person: 0, date: 0, draft: 0, approved: 0, import: 0, csvImport: 0, doneImport: 0 };

beforeAll(async () => {
  browser = await launchBrowser();
  fondly = await startFondlyProcess();
  eleanor = createApiClient(fondly.address);
  await make('/api/register', { ...account, timeZone: 'Europe/London' });
  ids.person = await make('/api/people', {
    name: longName,
    nickname: 'مريم',
    relationship: 'mother',
    email: 'm@example.test',
    notes: 'grows dahlias',
  });
  ids.date = await make('/api/important-dates', { personId: ids.person, occasionType: 'birthday', date: '1966-12-04' });
  await make('/api/important-dates', {
    personId: ids.person,
    occasionType: 'A rather long occasion in own words',
    date: '2019-07-01',
    repeatsAnnually: false,
    isActive: false,
  });
  const card = { personId: ids.person, occasionId: ids.date, category: 'birthday', alternateMessage1: 'Another wish.' };
  ids.draft = await make('/api/cards', {
    ...card,
    title: `Happy Birthday, ${longName}`,
    message: 'ברכות לבבי. '.repeat(40),
  });
  ids.approved = await make('/api/cards', { ...card, title: 'Happy Birthday, Mum', message: 'Sixty candles.' });
  await eleanor.call('POST', `/api/cards/${ids.approved}/approve`);
  ids.import = await upload('people.vcf', vcard);
  ids.csvImport = await upload('club.csv', 'A1;B1\nAda;03/04/1990\nGrace;05/06/1991\n');
  ids.doneImport = await upload(
    'done.vcf',
    'BEGIN:VCARD\nVERSION:3.0\nFN:Ada Byron\nEMAIL:ada@example.test\nEND:VCARD',
  );
  await eleanor.call('POST', `/api/imports/${ids.doneImport}/apply`, { choose: 'all' });
  for (const phone of ['0151 1', '0151 2']) await make('/api/people', { name: 'Robin Hill', phone });
  await createApiClient(fondly.address).call('POST', '/api/register', stranger);
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

/** Signs in by itself: the client of the tests sends JSON only. */
async function upload(fileName: string, text: string): Promise<number> {
  const { email, password } = account;
  const session = await fetch(`${fondly.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body = new FormData();
  body.set('file', new File([text], fileName));
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answer = await fetch(`${fondly.address}/api/imports`, { method: 'POST', headers: { cookie }, body });
  if (answer.status !== 201) throw new Error(`POST /api/imports: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: number }).id;
}

/** A screen, its address, what shows that it has loaded, and what is opened on it. */
type Screen = [string, (of: typeof ids) => string, string | RegExp, ((page: Page) => Promise<void>)?];

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Before anyone has signed in. */
const visitorScreens: Screen[] = [
  ['login', () => '/auth', 'Terms of Service'],
  ['link of a new address', () => '/auth?email=a-token', 'Confirm your new address'],
];

/** Every screen of the main path. */
const screens: Screen[] = [
  ['dashboard', () => '/', 'For Your Review and Approval'],
  ['contacts', () => '/people', longName],
  ['duplicates', () => '/people/duplicates', /likely duplicates? to look through/],
  ['add contact', () => '/people/add', 'Make your cards truly special!'],
  ['help with an export', () => '/people/add', 'Need help?', press('Need help?')],
  ['contact', (of) => `/people/${of.person}`, 'Card History'],
  ['edit contact', (of) => `/people/${of.person}/edit`, 'Edit Contact'],
  [
    'style picker',
    (of) => `/people/${of.person}/edit`,
    'Change Card Style?',
    async (page) => {
      await press('Change Card Style?')(page);
      await page.getByRole('radio', { name: /^AI Enhanced/ }).click();
      await page.getByRole('radio', { name: /Painted Memory/ }).waitFor();
    },
  ],
  ['add date', (of) => `/people/${of.person}/dates/add`, 'Add Date and Create a Card'],
  ['edit date', (of) => `/people/${of.person}/dates/${of.date}/edit`, 'Update Date'],
  ['important dates', () => '/important-dates', 'Annual'],
  ['upcoming dates', () => '/important-dates?tab=upcoming&days=365', 'Annual'],
  [
    'calendar',
    () => '/important-dates',
    'Annual',
    async (page) => {
      await press('Add to your calendar')(page);
      const make = page.getByRole('dialog').getByRole('button', { name: /^Make/ });
      await make.waitFor();
      // An address is shown once, so only the first look sees it.
      if ((await make.textContent()) !== 'Make my address') return;
      await make.click();
      await page.getByText('Your calendar address').first().waitFor();
    },
  ],
  ['new date', () => '/important-dates', 'Annual', press('Add New Date')],
  ['no such dates', () => '/important-dates?occasion=baby', 'Clear filters'],
  ['occasions', () => '/occasions', /Thursday, November/],
  ['start of an import', () => '/people/import', 'people.vcf'],
  ['import', (of) => `/people/import/${of.import}`, 'Already there'],
  ['import of unknown columns', (of) => `/people/import/${of.csvImport}`, 'Columns of the file'],
  ['finished import', (of) => `/people/import/${of.doneImport}`, 'Undo import'],
  ['cards', () => '/cards', 'Approved and Scheduled'],
  ['create card', (of) => `/cards/create?personId=${of.person}&dateId=${of.date}`, 'Watercolor Bloom'],
  ['card', (of) => `/cards/${of.draft}`, 'Approve & Schedule'],
  [
    'change of style',
    (of) => `/cards/${of.draft}`,
    'Approve & Schedule',
    async (page) => {
      await press('Advanced Customization')(page);
      await press('Change Style')(page);
      await page.getByRole('radio', { name: /^AI Enhanced/ }).click();
      await page.getByRole('radio', { name: /Painted Memory/ }).waitFor();
    },
  ],
  ['approved card', (of) => `/cards/${of.approved}`, 'Card Details'],
  ['full card', (of) => `/card-template/${of.approved}`, 'Created just for you by Eleanor'],
  ['test scheduler', () => '/test-scheduler', 'Why was this not sent?'],
  ['settings', () => '/settings', 'Give cards your personal touch'],
  ['change of password', () => '/settings', 'Account settings', press('Change Password')],
  ['deletion of the account', () => '/settings', 'Account settings', press('Delete Account')],
  ['style preferences', () => '/style-preferences', 'Current default style'],
  ['administration', () => '/admin', 'Prompt configurations'],
  ['prompt template', () => '/admin/prompt-templates', 'Enhanced photo', press('Edit Enhanced photo')],
  ['prompt configurations', () => '/admin/prompt-configs', 'Card pictures'],
  ['new prompt configuration', () => '/admin/prompt-configs', 'Card pictures', press('Add Configuration')],
  ['models', () => '/admin/model-management', 'GPT Image 2'],
  [
    'prompt preview',
    () => '/admin/prompt-preview',
    'System template',
    async (page) => {
      for (const field of ['System template', 'User template']) {
        await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).click();
        await page.getByRole('option').first().click();
        await page.getByRole('listbox').first().waitFor({ state: 'hidden' });
      }
      await press(/^Preview$/)(page);
      await page.getByRole('tabpanel').waitFor();
    },
  ],
  ['users', () => '/admin/users', account.email],
  ['outbox', () => '/admin/outbox', /No messages|Without a mail server/],
  ['AI log', () => '/admin/ai-log', 'No calls yet'],
  ['not found', () => '/nothing', 'Did you forget to add the page to the router?'],
];

/** Of someone who has nothing yet and administers nothing. */
const strangerScreens: Screen[] = [
  ['empty dashboard', () => '/', 'Add Friends & Family'],
  ['no contacts', () => '/people', 'No contacts yet'],
  ['no dates', () => '/important-dates', 'No important dates yet'],
  ['access denied', () => '/admin', 'Access Denied'],
];

test('every screen is accessible and fits, wide, on a phone and narrower, in both themes', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  const problems: string[] = [];
  await look(visitorScreens);
  for (const [{ email, password }, theirs] of [
    [account, screens],
    [stranger, strangerScreens],
  ] as const) {
    await page.request.post('/api/login', { data: { email, password } });
    await look(theirs);
  }
  await close();
  expect(problems).toEqual([]);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);

  async function look(shown: readonly Screen[]): Promise<void> {
    let standing = '';
    for (const [name, path, shows, open] of shown) {
      if (path(ids) !== standing) await page.goto(path(ids));
      // What is opened on a page, is opened on the one that was just looked at.
      standing = open ? '' : path(ids);
      await page.getByText(shows).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await open?.(page);
      for (const look of looks) {
        await takeLook(page, look);
        const overflow = await readOverflow(page);
        const at = `${name} at ${look.width} px, ${look.colorScheme}`;
        if (overflow > 0) problems.push(`${at}: ${overflow} px wider than the window`);
        for (const problem of await findAccessibilityProblems(page)) problems.push(`${at}: ${problem}`);
      }
    }
  }
});

test('a card is approved with the keyboard alone', async () => {
  const { page, complaints, close } = await openPage(browser, fondly.address);
  await page.goto('/auth');
  await page.getByRole('tabpanel', { name: 'Login' }).waitFor();
  await page.keyboard.press('Tab');
  for (let step = 0; step < 12 && (await focused()) !== 'email'; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`/cards/${ids.draft}`);
  const approve = page.getByRole('button', { name: 'Approve & Schedule' });
  await approve.waitFor();
  for (let step = 0; step < 60 && !(await approve.evaluate((button) => button === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  const card = (await eleanor.call('GET', `/api/cards/${ids.draft}`)).body;
  expect(card).toMatchObject({ deliveryStatus: 'approved_and_scheduled' });
  expect(complaints).toEqual([]);
  await close();

  async function focused(): Promise<string | null> {
    return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
  }
});
