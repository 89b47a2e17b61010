import type { Page } from 'playwright-core';
import type { AdminUserView, AiCallView } from '../../src/contract/admin.ts';
import type { BackupsView } from '../../src/contract/backups.ts';
import type { InvitationView, RegistrationView } from '../../src/contract/registration.ts';
import type { DailyFigures, InstallationStatus } from '../../src/contract/status.ts';
import { readChanged } from './change-answer.ts';
import { once, press, type Screen, whileReading } from './screen.ts';

const on =
  (path: string, shows: Screen['shows']) =>
  (name: string, open: Screen['open'], more: Partial<Screen> = {}): Screen => ({
    name,
    path: () => path,
    shows,
    open,
    states: open ? once : whileReading,
    ...more,
  });
const templates = on('/admin/prompt-templates', 'Enhanced photo');
const configs = on('/admin/prompt-configs', 'Card pictures');
const models = on('/admin/model-management', 'GPT Image 2');
const users = on('/admin/users', /@/);
const registration = on('/admin/registration', 'Every other account');
const installation = on('/admin/installation', 'Cards are sent from');
const outbox = on('/admin/outbox', /No messages|Without a mail server|Open/);

/** The admin pages. */
export const adminScreens: Screen[] = [
  { name: 'administration', path: () => '/admin', shows: 'Prompt configurations', states: whileReading },
  templates('prompt templates', undefined, { picturedOnly: true }),
  templates('variables of prompts', press('Variables'), { picturedOnly: true }),
  templates('prompt template', press('Edit Enhanced photo')),
  configs('prompt configurations', undefined),
  configs('new prompt configuration', press('Add Configuration')),
  models('models', undefined),
  models('new model', press(/^Add Model/i), { picturedOnly: true }),
  models('new parameter', press(/^Add Parameter/i), { picturedOnly: true }),
  on('/admin/prompt-preview', 'System template')('prompt preview', openPreview),
  on('/admin/prompt-preview', 'System template')('request for a contact', previewContact, { picturedOnly: true }),
  configs('what follows a configuration', press('Delete Card messages'), { picturedOnly: true }),
  users('users', undefined),
  users('credits', press(/^Credits of/), { picturedOnly: true }),
  users('new administrator', ofAnother(press(/^Make .* an administrator/)), { picturedOnly: true }),
  users('sending of an account', ofAnother(press(/^Sending of/)), { picturedOnly: true }),
  users('account of a user', ofAnother(openAccount), { picturedOnly: true }),
  users('deleting an account', ofAnother(deleteAccount), { picturedOnly: true }),
  registration('registration', undefined),
  registration('registration at a public address', withWaiting, { picturedOnly: true }),
  registration('new invitation', press('Invite'), { picturedOnly: true }),
  registration('link of an invitation', makeInvitation, { picturedOnly: true }),
  installation('installation', undefined),
  installation('installation that needs much', withNeeds, { picturedOnly: true }),
  installation('backups', withBackups, { picturedOnly: true }),
  installation('figures by day', openFigures, { picturedOnly: true }),
  installation('test mail that was refused', tryWrongServer, { picturedOnly: true }),
  installation('AI provider that is not there', tryWrongProvider, { picturedOnly: true }),
  {
    name: 'set-up: address and time zone',
    path: () => '/set-up?step=address',
    shows: 'Public address',
    states: whileReading,
  },
  {
    name: 'set-up: mail',
    path: () => '/set-up?step=mail',
    shows: 'Cards are sent from',
    states: once,
  },
  {
    name: 'set-up: registration',
    path: () => '/set-up?step=joining',
    shows: 'Who may make an account',
    states: once,
  },
  outbox('outbox', undefined),
  outbox('message', openMessage, { picturedOnly: true }),
  { name: 'AI log', path: () => '/admin/ai-log', shows: 'No calls yet', states: whileReading },
  {
    name: 'calls of providers',
    path: () => '/admin/ai-log',
    shows: 'No calls yet',
    open: withCalls,
    states: once,
    picturedOnly: true,
  },
  { name: 'audit log', path: () => '/admin/audit', shows: 'Created an account', states: whileReading },
];

/** A busy month, and needs of several kinds. */
async function withNeeds(page: Page): Promise<void> {
  await readChanged<InstallationStatus>(page, '**/api/admin/status', (status) => ({
    ...status,
    needs: [
      {
        title: '3 due cards are held since a backup was restored',
        text: 'They may have been sent before.',
        place: 'scheduler',
      },
      ...status.needs,
    ],
  }));
  await withMonth(page);
}

/** Two nights and the command of the host; the last night failed. */
async function withBackups(page: Page): Promise<void> {
  const backup = {
    name: 'fondly-2026-11-27T02-30-00Z-page.tar',
    madeAt: '2026-11-27T02:30:00.000Z',
    bytes: 48_000_000,
  };
  await readChanged<BackupsView>(page, '**/api/admin/backups', (view) => ({
    ...view,
    plan: { isDaily: true, place: 'folder', folder: '/mnt/attic/fondly' },
    nextAt: '2099-11-29T02:30:00.000Z',
    backups: [
      backup,
      { ...backup, name: 'fondly-2026-11-26T02-30-00Z-page.tar', madeAt: '2026-11-26T02:30:00.000Z' },
      { ...backup, name: 'fondly-2026-11-20T18-04-00Z.tar', madeAt: '2026-11-20T18:04:00.000Z' },
    ],
    lastRun: {
      startedAt: '2026-11-28T02:30:00.000Z',
      finishedAt: '2026-11-28T02:30:04.000Z',
      counts: {},
      error: 'The disk is full. The unfinished backup was removed, and the earlier ones are still there.',
    },
  }));
  await page.getByRole('button', { name: 'Make a backup now' }).scrollIntoViewIfNeeded();
}

async function openFigures(page: Page): Promise<void> {
  await withMonth(page);
  await press('Figures by day')(page);
}

function withMonth(page: Page): Promise<void> {
  return readChanged<{ days: DailyFigures[] }>(page, '**/api/admin/daily', (read) => ({
    ...read,
    days: read.days.map((day, at) => ({
      ...day,
      made: (at * 7) % 23,
      sent: (at * 5) % 19,
      failed: at % 9 === 4 ? 2 : 0,
      aiCost: ((at * 3) % 11) * 0.04,
    })),
  }));
}

/** No server has this name, on any machine. */
async function tryWrongServer(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Mail server' }).fill('smtp.fondly.invalid');
  await page.getByRole('button', { name: 'Send a test mail now' }).click();
  await page.getByText('The mail did not leave.').waitFor();
}

/** The first account that does not administer, with a link for its password. */
/** Beside the administrator there is another account, also where nobody else has registered. */
function ofAnother(open: (page: Page) => Promise<unknown>) {
  return async (page: Page): Promise<void> => {
    await readChanged<AdminUserView[]>(page, '**/api/admin/users*', (users) => [
      ...users,
      ...users.slice(0, 1).map((user) => ({
        ...user,
        id: user.id + 1000,
        name: 'Jamie Whitfield',
        email: 'jamie@whitfield.family',
        isAdmin: false,
      })),
    ]);
    await open(page);
  };
}

async function openAccount(page: Page): Promise<void> {
  await page.route('**/reset-link', (route) =>
    route.fulfill({
      json: { url: 'https://cards.example.org/auth?reset=Zt3pQ9vX4mWcR7yK1nLd8sJf6hGb2aEuTiOqYxVwCkM' },
    }),
  );
  await page
    .getByRole('button', { name: /^Account of/ })
    .first()
    .click();
  await press('Make a link for a new password')(page);
  await page.getByRole('dialog').getByText('It is shown only once').waitFor();
}

async function deleteAccount(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Account of/ })
    .first()
    .click();
  await press('Delete the account')(page);
}

/** No provider has this name, on any machine. */
async function tryWrongProvider(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Provider' }).last().click();
  await page.getByRole('option', { name: 'Mistral' }).click();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('https://ai.fondly.invalid/v1');
  await page.getByRole('textbox', { name: 'Model for words' }).fill('mistral-small-latest');
  await page.getByRole('button', { name: 'Ask for words now' }).click();
  await page.getByText('No server has the name').waitFor();
}

/** Open at a public address, with waiting accounts and invitations of each kind. */
async function withWaiting(page: Page): Promise<void> {
  const later = '2099-12-04T09:00:00.000Z';
  const invitation: InvitationView = {
    id: 3,
    note: 'The choir of St. Bartholomew, and everyone who sings with them in summer',
    uses: 12,
    maxUses: 40,
    expiresAt: later,
    createdAt: '2026-11-20T18:04:00.000Z',
  };
  await readChanged<InvitationView[]>(page, '**/api/admin/invitations', () => [
    invitation,
    { ...invitation, id: 2, note: null, uses: 1, maxUses: 1 },
    { ...invitation, id: 1, note: 'משפחת לוי', uses: 0, expiresAt: '2026-11-01T09:00:00.000Z' },
  ]);
  await readChanged<AdminUserView[]>(page, '**/api/admin/users?*waiting=yes*', (users) =>
    users.concat({
      id: 7,
      name: 'Newcomer Fairweather',
      email: 'newcomer@example.org',
      username: 'newcomer',
      isAdmin: false,
      subscriptionPlan: 'free',
      cardCreditsRemaining: 5,
      people: 2,
      cards: 1,
      sending: 'awaits-approval',
      isDisabled: false,
      firstWeekEndsAt: later,
      monthlyCards: null,
      createdAt: '2026-11-20T18:04:00.000Z',
    }),
  );
  await readChanged<RegistrationView>(page, '**/api/admin/registration', (view) => ({
    ...view,
    publicAddress: 'https://cards.example.org',
    waiting: 1,
    limits: { ...view.limits, approveAccounts: true },
  }));
}

async function makeInvitation(page: Page): Promise<void> {
  await page.route('**/api/admin/invitations', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const invitation = { id: 9, note: null, uses: 0, maxUses: 1, expiresAt: '2099-12-04T09:00:00.000Z' };
    const url = 'https://cards.example.org/auth?invitation=Zt3pQ9vX4mWcR7yK1nLd8sJf6hGb2aEuTiOqYxVwCkM';
    await route.fulfill({ status: 201, json: { invitation: { ...invitation, createdAt: invitation.expiresAt }, url } });
  });
  await press('Invite')(page);
  await press('Make the link')(page);
  await page.getByRole('dialog').getByText('It is shown only once').waitFor();
}

/** As many kinds of calls as there are; the server for screens has no provider. */
function withCalls(page: Page): Promise<void> {
  const call: AiCallView = {
    id: 9,
    userId: 1,
    generationId: 12,
    kind: 'image',
    engineName: 'OpenAI',
    model: 'gpt-image-2',
    credits: 1,
    durationMs: 14_300,
    outcome: 'done',
    problem: null,
    createdAt: '2026-11-20T18:04:00.000Z',
  };
  return readChanged<AiCallView[]>(page, '**/api/admin/ai-log*', () => [
    call,
    { ...call, id: 8, kind: 'text', model: 'gpt-5-mini', durationMs: 2_100 },
    { ...call, id: 7, outcome: 'fell-back', credits: 0, durationMs: 30_000, problem: 'The provider took too long.' },
    { ...call, id: 6, userId: null, generationId: null, outcome: 'failed', credits: 0, durationMs: 900 },
  ]);
}

async function openPreview(page: Page): Promise<void> {
  for (const field of ['System template', 'User template']) {
    await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('listbox').first().waitFor({ state: 'hidden' });
  }
  await press(/^Preview$/)(page);
  await page.getByRole('tabpanel').waitFor();
}

/** The request for words to the first contact. */
async function previewContact(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'A contact of mine' }).click();
  await page.getByRole('combobox', { name: /^Contact/ }).click();
  await page.getByRole('option').first().click();
  await press('Show the request')(page);
  await page.getByRole('tabpanel').waitFor();
}

async function openMessage(page: Page): Promise<void> {
  await page.getByRole('table').or(page.getByRole('list')).getByRole('button', { name: /^Open/ }).first().click();
  await page.getByRole('dialog').getByText('From').first().waitFor();
}
