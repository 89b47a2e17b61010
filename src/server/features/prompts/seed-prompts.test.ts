import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tests/database/open-test-database.ts';
import { aiModels, promptConfigs, promptTemplates } from '../../db/tables/prompts.ts';
import { deleteModel, listModels } from './ai-models.store.ts';
import { configComplaint } from './check-config.policy.ts';
import { parameterComplaint } from './model-parameters.policy.ts';
import { deleteConfig, listConfigs } from './prompt-configs.store.ts';
import { listTemplates } from './prompt-templates.store.ts';
import { seedPrompts } from './seed-prompts.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await openTestDatabase();
});
afterAll(() => fixture.close());

const everything = async () => {
  const { orm } = fixture.database;
  return {
    models: await listModels(orm),
    configs: await listConfigs(orm),
    templates: await listTemplates(orm),
  };
};

test('a first start creates models, configurations and templates that pass the validation of the forms', async () => {
  await seedPrompts(fixture.database);
  const { models, configs, templates } = await everything();
  expect([...new Set(models.map(({ model }) => model.category))].sort()).toEqual(['image', 'text']);
  for (const { parameters } of models) for (const one of parameters) expect(parameterComplaint(one)).toBeNull();
  expect(configs.map(({ category, isActive }) => [category, isActive])).toEqual([
    ['card_message', true],
    ['image_generation', true],
    ['image_generation_ai', true],
  ]);
  for (const config of configs) {
    const found = models.find(({ model }) => model.identifier === config.aiModel);
    expect([config.name, found && configComplaint(config, found.model)]).toEqual([config.name, null]);
  }
  expect(templates).toHaveLength(6);
  expect(templates.every(({ isDefault, variables }) => isDefault && Array.isArray(variables))).toBe(true);
  expect(templates.filter(({ content }) => content.includes('{% if')).length).toBeGreaterThan(3);
});

test('a later start overwrites no edit and restores nothing deleted', async () => {
  const { orm } = fixture.database;
  const { models, configs, templates } = await everything();
  await orm
    .update(promptTemplates)
    .set({ content: 'Mine', isDefault: false })
    .where(eq(promptTemplates.id, templates[0]!.id));
  await orm.update(promptConfigs).set({ isActive: false }).where(eq(promptConfigs.id, configs[0]!.id));
  await orm.update(aiModels).set({ name: 'Mine' }).where(eq(aiModels.id, models[0]!.model.id));
  await deleteModel(orm, models[1]!.model.id);
  await deleteConfig(orm, configs[1]!.id);
  const before = await everything();
  await Promise.all([seedPrompts(fixture.database), seedPrompts(fixture.database)]);
  expect(await everything()).toEqual(before);
});
