import type { Page } from 'playwright-core';
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
  { name: 'audit log', path: () => '/admin/audit', shows: 'Created an account', states: whileReading },
];

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
