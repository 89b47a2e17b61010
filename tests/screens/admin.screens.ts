import type { Page } from 'playwright-core';
import type { AiCallView } from '../../src/contract/admin.ts';
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
const outbox = on('/admin/outbox', /No messages|Without a mail server|Open/);

/** The pages of administrators. */
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
  users('users', undefined),
  users('credits', press(/^Credits of/), { picturedOnly: true }),
  users('new administrator', press(/^Make .* an administrator/), { picturedOnly: true }),
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

/** As many kinds of calls as there are; a server of screens has no provider. */
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

async function openMessage(page: Page): Promise<void> {
  await page.getByRole('table').or(page.getByRole('list')).getByRole('button', { name: /^Open/ }).first().click();
  await page.getByRole('dialog').getByText('From').first().waitFor();
}
