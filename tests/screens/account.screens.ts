import type { Page } from 'playwright-core';
import type { AccessTokenView } from '../../src/contract/access-tokens.ts';
import type { AccountImportView } from '../../src/contract/account-imports.ts';
import type { UserView } from '../../src/contract/accounts.ts';
import type { FamilyView } from '../../src/contract/family.ts';
import { type Level, levelNames } from '../../src/contract/levels.ts';
import type { MessageAddressView } from '../../src/contract/messages.ts';
import type { PasskeyView } from '../../src/contract/passkeys.ts';
import type { SchedulerView } from '../../src/contract/system.ts';
import type { WebhookDeliveryView, WebhookView } from '../../src/contract/webhooks.ts';
import { readChanged } from './change-answer.ts';
import { inEveryStory, once, press, pressEach, type Screen, whileReading } from './screen.ts';
import { stories } from './stories.ts';

const settings = '/settings';
const account = 'Account settings';
const ofAccount = (name: string, button: string, more: Partial<Screen> = {}): Screen => ({
  name,
  path: () => settings,
  shows: account,
  open: press(button),
  states: once,
  ...more,
});

/** The user's own pages, and those outside the main path. */
export const accountScreens: Screen[] = [
  { name: 'test scheduler', path: () => '/test-scheduler', shows: 'Why was this not sent?', states: whileReading },
  {
    name: 'test scheduler with a clock that is not believed',
    path: () => '/test-scheduler',
    shows: 'Why was this not sent?',
    open: openDoubtedClock,
    states: once,
    picturedOnly: true,
  },
  { name: 'settings', path: () => settings, shows: 'Give cards your personal touch', states: inEveryStory },
  {
    name: 'settings of somebody whose mail is refused',
    path: () => settings,
    shows: 'Profile information',
    open: openRefusedMail,
    states: inEveryStory,
    picturedOnly: true,
  },
  ofAccount('change of password', 'Change Password'),
  ofAccount('passkeys', 'Passkeys', { picturedOnly: true, open: openPasskeys }),
  ofAccount('new passkey', 'Passkeys', { picturedOnly: true, open: pressEach('Passkeys', 'Add a passkey') }),
  ofAccount('passkeys of all kinds', 'Passkeys', { picturedOnly: true, open: openManyPasskeys }),
  ofAccount('removal of a passkey', 'Passkeys', { picturedOnly: true, open: askToRemove(/laptop/) }),
  ofAccount('removal of a passkey with a long name', 'Passkeys', { picturedOnly: true, open: askToRemove(/Key/) }),
  ofAccount('removal of a passkey with a right-to-left name', 'Passkeys', {
    picturedOnly: true,
    open: askToRemove(/هاتف/),
  }),
  {
    name: 'linked logins',
    path: () => settings,
    shows: account,
    open: openLinkedLogins,
    states: once,
    picturedOnly: true,
  },
  ofAccount('sessions', 'Where I am logged in', { picturedOnly: true, open: openSessions }),
  ofAccount('members of the account', 'Who shares this account', { open: openFamily }),
  ofAccount('removal of a member', 'Who shares this account', {
    picturedOnly: true,
    open: async (page) => {
      await openFamily(page);
      await press('Remove The laptop in the kitchen')(page);
    },
  }),
  ofAccount('new invitation to the account', 'Who shares this account', {
    picturedOnly: true,
    open: pressEach('Who shares this account', 'Invite somebody'),
  }),
  {
    name: 'account of another',
    path: () => settings,
    shows: account,
    open: openOthersAccount('view'),
    states: once,
    picturedOnly: true,
  },
  {
    name: 'accounts shared with the user',
    path: () => settings,
    shows: account,
    open: async (page) => {
      await openOthersAccount('make')(page);
      await readFamily(page);
      await press('Shared with you')(page);
      await page.getByText('Nora Quist’s account').waitFor();
    },
    states: once,
    picturedOnly: true,
  },
  ...othersScreens(),
  {
    name: 'invitation to share an account that ended',
    path: () => '/settings#join=a-token-that-nobody-was-given',
    shows: 'This invitation does not work',
    states: once,
    refused: true,
  },
  {
    name: 'invitation to share an account',
    path: () => settings,
    shows: account,
    open: readInvitation,
    states: once,
  },
  ofAccount('access tokens', 'Access Tokens', { open: openTokens }),
  ofAccount('new access token', 'Access Tokens', {
    picturedOnly: true,
    open: pressEach('Access Tokens', 'Make a token'),
  }),
  ofAccount('webhooks', 'Webhooks', { open: openWebhooks }),
  ofAccount('deliveries of a webhook', 'Webhooks', { open: openDeliveries }),
  ofAccount('new webhook', 'Webhooks', { picturedOnly: true, open: pressEach('Webhooks', 'Add a webhook') }),
  ofAccount('address of messages', 'Set up'),
  ofAccount('messages to a service', 'Change', { picturedOnly: true, open: openMessages }),
  ofAccount('import of an account', 'Import an account', { open: openImport({}) }),
  ofAccount('import of an account under way', 'Import an account', {
    picturedOnly: true,
    open: openImport({ state: 'running', done: 318, total: 1204, report: null, finishedAt: null }),
  }),
  ofAccount('import of an account that failed', 'Import an account', {
    picturedOnly: true,
    open: openImport({
      state: 'failed',
      report: null,
      error: 'The file is damaged: its list of contacts ends in the middle. Download it again and try once more.',
    }),
  }),
  ofAccount('deletion of the account', 'Delete Account'),
  { name: 'style preferences', path: () => '/style-preferences', shows: 'Current default style', states: whileReading },
  {
    name: 'address books',
    path: () => '/address-books',
    shows: /stay in step with your address book/,
    states: whileReading,
  },
  { name: 'trash', path: () => '/trash', shows: /Deleted contacts, dates and cards/, states: whileReading },
  {
    name: 'not found',
    path: () => '/nothing',
    shows: 'Did you forget to add the page to the router?',
    states: once,
  },
];

const finishedImport: AccountImportView = {
  id: 1,
  fileName: `fondly-2026-11-20-${'long'.repeat(20)}.zip`,
  state: 'done',
  done: 212,
  total: 212,
  report: {
    counts: [
      { what: 'contacts', added: 1204, there: 31 },
      { what: 'cards', added: 418, there: 0 },
      { what: 'group', added: 0, there: 1 },
    ],
    notes: ['2 cards that were approved are drafts now. The other installation may still send them.'],
  },
  error: null,
  createdAt: '2026-11-20T08:15:00.000Z',
  finishedAt: '2026-11-20T08:16:00.000Z',
};

/** With the sessions in the list: they are read once it is open. */
async function openSessions(page: Page): Promise<void> {
  await press('Where I am logged in')(page);
  await page.getByRole('dialog').getByText('This one').waitFor();
}

/** One login is linked, another could be. */
async function openLinkedLogins(page: Page): Promise<void> {
  const linked = [
    {
      id: 1,
      name: 'The House',
      email: 'eleanor@house.test',
      createdAt: '2026-03-01T12:00:00.000Z',
      lastUsedAt: '2026-05-02T12:00:00.000Z',
    },
  ];
  const linkable = [{ key: '2', name: 'Choir of St. Mary' }];
  await readChanged(page, '**/api/user/logins', () => ({ linked, linkable }));
  await press('Linked logins')(page);
  await page.getByRole('dialog', { name: 'Linked logins' }).getByText('The House').waitFor();
}

/** With one passkey in the list, created by a device that accepts everything. */
async function openPasskeys(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await pressEach('Passkeys', 'Add a passkey')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('The laptop in the kitchen');
  await dialog.getByLabel('Your password').fill(stories.full.account.password);
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await dialog.getByText('The laptop in the kitchen').waitFor();
}

const passkeyNames = ['The laptop in the kitchen', `Key${'OfAllTheDoorsOfTheHouse'.repeat(3)}`, 'هاتف ليلى'];

async function openManyPasskeys(page: Page): Promise<void> {
  const passkeys = passkeyNames.map((name, nth): PasskeyView => {
    const lastUsedAt = nth === 0 ? '2026-11-20T08:15:00.000Z' : null;
    return { id: `passkey-${nth}`, name, createdAt: '2026-03-01T12:00:00.000Z', lastUsedAt };
  });
  await readChanged(page, '**/api/user/passkeys', () => passkeys);
  await press('Passkeys')(page);
  await page.getByText('The laptop in the kitchen').waitFor();
}

async function openWebhooks(page: Page): Promise<void> {
  const webhooks: WebhookView[] = [
    { failingSince: null, stoppedAt: null },
    { failingSince: '2026-03-02T12:00:00.000Z', stoppedAt: '2026-03-09T12:00:00.000Z' },
  ].map((state, nth) => ({
    id: nth + 1,
    url: nth === 0 ? 'https://home.example.org/api/webhook/fondly' : `https://hooks.example.org/${'long'.repeat(20)}`,
    events: nth === 0 ? ['card.sent', 'card.failed'] : ['card.made'],
    createdAt: '2026-03-01T12:00:00.000Z',
    ...state,
  }));
  await readChanged(page, '**/api/user/webhooks', () => webhooks);
  await press('Webhooks')(page);
  await page.getByText('home.example.org').waitFor();
}

async function openDeliveries(page: Page): Promise<void> {
  const deliveries = (['waiting', 'failed', 'delivered'] as const).map(
    (state, nth): WebhookDeliveryView => ({
      id: nth + 1,
      messageId: `msg_${nth}`,
      event: state === 'delivered' ? 'test' : 'card.sent',
      createdAt: '2026-03-01T12:00:00.000Z',
      state,
      attempts: state === 'failed' ? 8 : 1,
      status: state === 'delivered' ? 204 : 503,
      reply: state === 'delivered' ? 'It answered 204.' : 'It answered 503: Service Temporarily Unavailable',
      dueAt: state === 'waiting' ? '2026-03-01T12:05:00.000Z' : null,
    }),
  );
  await page.route('**/api/user/webhooks/1/deliveries', (route) => route.fulfill({ json: deliveries }));
  await openWebhooks(page);
  await page.getByRole('button', { name: 'What was sent' }).first().click();
  await page.getByText('It answered 204.').waitFor();
}

async function openMessages(page: Page): Promise<void> {
  const address: MessageAddressView = {
    service: 'tgram',
    host: 'api.telegram.org',
    createdAt: '2026-03-01T12:00:00.000Z',
    lastSentAt: null,
    trouble: 'Telegram answered 400: Bad Request: chat not found',
  };
  await readChanged(page, '**/api/user/messages', () => ({ address }));
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Send a test' }).waitFor();
}

async function openFamily(page: Page): Promise<void> {
  await readFamily(page);
  await press('Who shares this account')(page);
  await page.getByText('The laptop in the kitchen').waitFor();
}

async function readFamily(page: Page): Promise<void> {
  const since = '2026-03-01T12:00:00.000Z';
  await readChanged(
    page,
    '**/api/user/family',
    (): FamilyView => ({
      members: passkeyNames.map((name, nth) => ({
        id: nth + 1,
        name,
        email: `${'member'.repeat(nth * 4 + 1)}@example.test`,
        level: levelNames[nth] ?? 'view',
        since,
      })),
      invitations: [{ id: 'abcdefghijklmnop', email: 'ann@example.test', level: 'make', expiresAt: since }],
      memberships: [
        { id: 1, ownerName: 'Nora Quist', ownerEmail: 'nora@example.test', level: 'approve', getsNews: true, since },
      ],
    }),
  );
}

/** The account as one of its members sees it. */
function openOthersAccount(level: Level) {
  return async (page: Page): Promise<void> => {
    await readChanged(page, '**/api/user', (user: UserView) => ({
      ...user,
      acting: { membershipId: 1, memberName: 'Nora Quist', memberEmail: 'nora@example.test', level },
    }));
    await page.getByRole('region', { name: 'Whose account this is' }).waitFor();
  };
}

/** What a member sees: without the buttons that their level refuses. */
function othersScreens(): Screen[] {
  const seen: [string, Screen['path'], Screen['shows'], Level][] = [
    ['home', () => '/', 'Next Dates', 'view'],
    ['contacts', () => '/people', ({ name }) => name, 'view'],
    ['a contact', ({ person }) => `/people/${person}`, 'Card History', 'view'],
    ['dates', () => '/important-dates', 'Important Dates', 'view'],
    ['a card', ({ draft }) => `/cards/${draft}`, 'Card Details', 'view'],
    ['a card that may be changed', ({ draft }) => `/cards/${draft}`, 'Card Details', 'make'],
    ['the review', () => '/review', 'Approve', 'approve'],
  ];
  return seen.map(([name, path, shows, level]) => ({
    name: `${name} in the account of another`,
    path,
    shows,
    open: openOthersAccount(level),
    states: once,
    picturedOnly: true,
  }));
}

async function openTokens(page: Page): Promise<void> {
  const tokens = passkeyNames.map(
    (name, nth): AccessTokenView => ({
      id: nth + 1,
      name,
      scopes: nth === 0 ? ['read'] : ['read', 'contacts', 'cards', 'send'],
      createdAt: '2026-03-01T12:00:00.000Z',
      lastUsedOn: nth === 0 ? '2026-03-20' : null,
      expiresAt: nth === 1 ? null : '2026-05-30T12:00:00.000Z',
      isExpired: nth === 2,
    }),
  );
  await readChanged(page, '**/api/user/tokens', () => tokens);
  await press('Access Tokens')(page);
  await page.getByText('The laptop in the kitchen').waitFor();
}

function askToRemove(name: RegExp) {
  return async (page: Page) => {
    await openManyPasskeys(page);
    await page.getByRole('button', { name: 'Remove' }).and(page.getByRole('button', { name })).click();
    await page.getByRole('button', { name: 'Remove passkey' }).waitFor();
  };
}

async function openDoubtedClock(page: Page): Promise<void> {
  const doubt =
    'The clock shows 2026-05-04 09:00 UTC, 60 days before Fondly last knew the time (2026-07-03 09:00 UTC). ' +
    'Nothing is sent, given up or deleted, until the clock is set right or, where it is right, "npm run admin -- clock" has said so.';
  const host = 'cards-worker-7d9f8b6c5-x2x4q.cards.svc.cluster.local';
  await readChanged<SchedulerView>(page, '**/api/system/scheduler', (view) => ({ ...view, clocks: [{ host, doubt }] }));
}

async function openRefusedMail(page: Page): Promise<void> {
  const mailTrouble = '550 5.1.1 The e-mail account that you tried to reach does not exist.';
  await readChanged<UserView>(page, '**/api/user', (user) => ({ ...user, mailTrouble }));
  await page.getByText('Our last email to this address was refused', { exact: false }).waitFor();
}

/** After an import of an account, or while it runs. */
function openImport(fields: Partial<AccountImportView>) {
  return async (page: Page): Promise<void> => {
    await readChanged(page, '**/api/user/account-imports', () => [{ ...finishedImport, ...fields }]);
    await press('Import an account')(page);
    await page
      .getByRole('dialog')
      .getByText(/is imported|was not imported|can close this/)
      .waitFor();
  };
}

async function readInvitation(page: Page): Promise<void> {
  await page.route('**/api/user/family/invitation', (route) =>
    route.fulfill({
      json: {
        ownerName: `Nora ${'Featherstonehaugh-'.repeat(4)}Quist`,
        ownerEmail: 'nora@example.test',
        level: 'approve',
      },
    }),
  );
  await page.goto('/settings#join=a-token');
  await page.getByRole('button', { name: 'Join' }).waitFor();
}
