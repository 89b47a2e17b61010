import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Journey } from '../document-1/open-journeys.ts';
import { answerWrites, seeToast } from '../document-1/toasts.ts';

const menuLabels = [
  'Dashboard',
  'Prompt Templates',
  'Prompt Configurations',
  'Model Management',
  'Prompt Preview',
  'Users',
  'Back to App',
];
const templateColumns = ['Name', 'Type', 'Category', 'Default', 'Actions'];
const configColumns = ['Name', 'Category', 'AI Model', 'Alternatives', 'Temperature', 'Active', 'Actions'];
const refusal = { message: 'The server says why.', code: 'internal' };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const columnsOf = (page: Page) => page.getByRole('columnheader').allTextContents();
const see = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** All messages under the fields of a form, once it shows any: does not wait for missing ones. */
async function fieldErrorsOf(page: Page): Promise<string[]> {
  await page.locator('.field-error').first().waitFor();
  return page.locator('.field-error').allTextContents();
}

async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  // By keyboard: a press this soon after the one that opened the list can count as its end, and choose nothing.
  await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).press('Enter');
  await page.getByRole('option', { name: option }).press('Enter');
  // While it fades, its options could be taken for those of the next list.
  await page.getByRole('listbox').first().waitFor({ state: 'hidden' });
}

/** Accepts every dialog of the browser, and stores them. */
function confirmAll(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.accept();
  });
  return asked;
}

export function adminJourneys(journey: Journey): void {
  journey(
    'templates are counted, explained, added, changed and deleted',
    async ({ page }) => {
      const asked = confirmAll(page);
      await page.goto('/admin');
      await page.getByRole('link', { name: /^6\s*Prompt templates$/ }).waitFor();
      await page.getByRole('link', { name: /^3\s*Prompt configurations$/ }).waitFor();
      const menu = page.getByRole('navigation', { name: 'Administration' });
      for (const label of menuLabels) await menu.getByRole('link', { name: label, exact: true }).waitFor();
      expect(await menu.getByRole('link', { name: 'Back to App' }).getAttribute('href')).toBe('/');
      await menu.getByRole('link', { name: 'Prompt Templates' }).click();
      await page.getByRole('heading', { name: 'Prompt Templates', level: 1 }).waitFor();
      await page.getByRole('table').waitFor();
      expect(await columnsOf(page)).toEqual(templateColumns);
      await press(page, 'Variables');
      await page.getByRole('button', { name: 'Variables', expanded: true }).waitFor();
      await page.getByRole('region', { name: 'Variables' }).getByText('styleDescription', { exact: true }).waitFor();
      await press(page, 'Add Template');
      await press(page, 'Add template');
      const missing = ['Name is required', 'Type is required', 'Category is required', 'Content is required'];
      expect(await fieldErrorsOf(page)).toEqual(missing);
      await page.getByLabel('Name', { exact: true }).fill('Wedding words');
      await choose(page, 'Type', 'user');
      await choose(page, 'Category', 'card_message');
      await page.getByRole('dialog').getByRole('button', { name: 'nickname', exact: true }).click();
      await expect.poll(() => page.getByLabel('Content').inputValue()).toBe('{{ nickname }}');
      await answerWrites(page, '**/api/admin/prompt-templates', 500, refusal);
      await press(page, 'Add template');
      await seeToast(page, 'Failed to create prompt template', refusal.message);
      await page.unroute('**/api/admin/prompt-templates');
      await press(page, 'Add template');
      await seeToast(page, 'Prompt template created successfully');
      await press(page, 'Edit Wedding words');
      await page.getByRole('textbox', { name: /^Description/ }).fill('For the day itself');
      await answerWrites(page, '**/api/admin/prompt-templates/*', 500, refusal);
      await press(page, 'Save template');
      await seeToast(page, 'Failed to update prompt template');
      await page.unroute('**/api/admin/prompt-templates/*');
      await press(page, 'Save template');
      await seeToast(page, 'Prompt template updated successfully');
      await see(page, 'For the day itself');
      await answerWrites(page, '**/api/admin/prompt-templates/*', 500, refusal);
      await press(page, 'Delete Wedding words');
      await seeToast(page, 'Failed to delete prompt template');
      await page.unroute('**/api/admin/prompt-templates/*');
      await press(page, 'Delete Wedding words');
      await seeToast(page, 'Prompt template deleted successfully');
      expect(asked).toEqual(Array(2).fill('Delete the prompt template "Wedding words"?'));
    },
    { as: 'administrator', fails: true },
  );

  journey(
    'configurations follow their model, are turned off by their badge, and can be deleted',
    async ({ page }) => {
      const asked = confirmAll(page);
      await page.goto('/admin/prompt-configs');
      await page.getByRole('table').waitFor();
      expect(await columnsOf(page)).toEqual(configColumns);
      await page
        .getByRole('row', { name: /Card messages/ })
        .getByText('0.7', { exact: true })
        .waitFor();
      await press(page, 'Add Configuration');
      const numbers = () =>
        Promise.all(['Alternatives', 'Temperature', 'Max tokens'].map((name) => page.getByLabel(name).inputValue()));
      expect(await numbers()).toEqual(['3', '7', '500']);
      await see(page, '1-4000');
      await press(page, 'Add configuration');
      const missing = ['Name is required', 'Category is required', 'AI Model is required'];
      expect(await fieldErrorsOf(page)).toEqual(missing);
      await page.getByLabel('Name', { exact: true }).fill('Own pictures');
      await choose(page, 'Category', 'image_generation_ai');
      await choose(page, 'AI Model', /^GPT-5\.6/);
      expect(await numbers()).toEqual(['3', '7', '1000']);
      await choose(page, 'AI Model', /^GPT Image 2/);
      expect(await numbers()).toEqual(['1', '0', '0']);
      expect(await page.getByLabel('Temperature').isDisabled()).toBe(true);
      expect(await page.getByLabel('Max tokens').isDisabled()).toBe(true);
      await choose(page, 'AI Model', 'Custom model identifier');
      await page.getByLabel('Model identifier', { exact: true }).fill('my-own-painter');
      await answerWrites(page, '**/api/admin/prompt-configs', 500, refusal);
      await press(page, 'Add configuration');
      await seeToast(page, 'Failed to create prompt configuration', refusal.message);
      await page.unroute('**/api/admin/prompt-configs');
      await press(page, 'Add configuration');
      await seeToast(page, 'Prompt configuration created successfully');
      const badge = page.getByRole('switch', { name: 'Own pictures is active' });
      await answerWrites(page, '**/api/admin/prompt-configs/*', 500, refusal);
      await badge.click();
      await seeToast(page, 'Failed to update prompt configuration');
      await page.unroute('**/api/admin/prompt-configs/*');
      await badge.click();
      await seeToast(page, 'Prompt configuration updated successfully');
      await badge.getByText('Inactive', { exact: true }).waitFor();
      const stored = await (await page.request.get('/api/admin/prompt-configs')).json();
      expect(stored).toContainEqual(expect.objectContaining({ name: 'Own pictures', isActive: false }));
      await answerWrites(page, '**/api/admin/prompt-configs/*', 500, refusal);
      await press(page, 'Delete Own pictures');
      await seeToast(page, 'Failed to delete prompt configuration');
      await page.unroute('**/api/admin/prompt-configs/*');
      await press(page, 'Delete Own pictures');
      await seeToast(page, 'Prompt configuration deleted successfully');
      expect(asked).toEqual(Array(2).fill('Delete the prompt configuration "Own pictures"?'));
    },
    { as: 'administrator', fails: true },
  );

  journey(
    'models and their parameters can be added, changed and deleted',
    async ({ page }) => {
      const asked = confirmAll(page);
      const models = '**/api/admin/models';
      await page.goto('/admin/model-management');
      await press(page, 'Add Model');
      await press(page, 'Add model');
      const missing = ['Name is required', 'Model identifier is required', 'Category is required'];
      expect(await fieldErrorsOf(page)).toEqual(missing);
      await page.getByLabel('Name', { exact: true }).fill('Own painter');
      await page.getByLabel('Identifier').fill('own-painter');
      await choose(page, 'Category', 'image');
      await answerWrites(page, models, 500, { message: '', code: 'internal' });
      await press(page, 'Add model');
      await seeToast(page, 'Error creating model', 'An error occurred');
      await page.unroute(models);
      await press(page, 'Add model');
      await seeToast(page, 'Model created', 'You may need to refresh to see it in the list.');
      const card = page.getByRole('region', { name: 'Own painter' });
      await card.getByRole('button', { name: 'Add Parameter' }).click();
      await press(page, 'Add parameter');
      for (const words of ['Parameter name is required', 'Parameter type is required']) await see(page, words);
      await page.getByLabel('Name', { exact: true }).fill('size');
      await choose(page, 'Type', 'string');
      await answerWrites(page, `${models}/**`, 500, refusal);
      await press(page, 'Add parameter');
      await seeToast(page, 'Error adding parameter', refusal.message);
      await page.unroute(`${models}/**`);
      await press(page, 'Add parameter');
      const row = card.getByRole('row', { name: /size/ });
      await row.waitFor();
      await answerWrites(page, `${models}/**`, 500, refusal);
      await row.getByRole('button', { name: 'Edit size' }).click();
      await press(page, 'Save parameter');
      await seeToast(page, 'Error updating parameter');
      await press(page, 'Cancel');
      await row.getByRole('button', { name: 'Delete size' }).click();
      await seeToast(page, 'Error deleting parameter');
      await press(page, 'Edit Own painter');
      await press(page, 'Save model');
      await seeToast(page, 'Error updating model');
      await press(page, 'Cancel');
      await press(page, 'Delete Own painter');
      await seeToast(page, 'Error deleting model');
      await page.unroute(`${models}/**`);
      await press(page, 'Delete Own painter');
      await card.waitFor({ state: 'detached' });
      expect(asked).toEqual([
        'Delete the parameter "size"?',
        ...Array(2).fill('Delete the model "Own painter" and its parameters?'),
      ]);
    },
    { as: 'administrator', fails: true },
  );

  journey(
    'previews prompts, and shows accounts, outbox and log',
    async ({ page, make }) => {
      const tabs = ['Formatted Preview', 'System Prompt', 'User Prompt', 'Raw JSON'];
      await make('/api/register', { name: 'Ola Nordmann', email: 'ola@fondly.test', password: 'correct horse' });
      await page.request.post('/api/login', { data: { email: 'ada@fondly.test', password: 'correct horse' } });
      await page.goto('/admin/prompt-preview');
      const variables = page.getByLabel('Variables');
      await variables.fill('{ "nickname": ');
      await press(page, 'Preview');
      await seeToast(page, 'Invalid JSON', 'Please check your variables JSON format');
      expect(await fieldErrorsOf(page)).toEqual([
        ...['system', 'user'].map((kind) => `Please select a ${kind} template`),
        'Please check your variables JSON format',
      ]);
      await choose(page, 'System template', /^Card message: how/);
      await choose(page, 'User template', /^Card message: the/);
      await variables.fill('{ "nickname": "Mum", "recipientName": "Margaret" }');
      await answerWrites(page, '**/api/admin/preview-prompt', 500, { message: '', code: 'internal' });
      await press(page, 'Preview');
      await seeToast(page, 'Preview failed', 'Failed to generate preview');
      await page.unroute('**/api/admin/preview-prompt');
      await press(page, 'Preview');
      for (const tab of tabs) await page.getByRole('tab', { name: tab, exact: true }).click();
      await page.getByRole('tabpanel', { name: 'Raw JSON' }).getByText('"messages"').waitFor();
      await page.getByRole('tab', { name: 'User Prompt' }).click();
      await page.getByRole('tabpanel', { name: 'User Prompt' }).getByText('Address them as Mum').waitFor();

      await page.goto('/admin/users');
      await page.getByRole('searchbox').fill('NORDMANN');
      await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
      await press(page, 'Credits of Ola Nordmann');
      await page.getByLabel('Credits left').fill('40');
      await press(page, 'Save credits');
      await seeToast(page, 'Ola Nordmann has 40 credits');
      await press(page, 'Make Ola Nordmann an administrator');
      await press(page, 'Make administrator');
      await seeToast(page, 'Ola Nordmann is an administrator now');

      await page.request.patch('/api/user', { data: { email: 'ada.minton@fondly.test' } });
      await page.goto('/admin/outbox');
      await page
        .getByRole('button', { name: /^Open / })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^http.*token|^http.*email=|^http/ })
        .first()
        .waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
      await page.goto('/admin/ai-log');
      await page.getByRole('heading', { name: 'AI Log', level: 1 }).waitFor();
      await page.goto('/admin/audit');
      await page.getByLabel('Event', { exact: true }).click();
      await page.getByRole('option', { name: 'Made an administrator' }).click();
      await page.getByRole('row', { name: /Made an administrator/ }).waitFor();
    },
    { as: 'administrator', fails: true },
  );
}
