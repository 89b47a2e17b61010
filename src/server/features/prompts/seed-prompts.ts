import { variablesOf } from '../../../contract/template-variables.ts';
import type { Database } from '../../db/database.ts';
import type { Executor } from '../../db/executor.ts';
import { plantedSeeds } from '../../db/tables/prompts.ts';
import { parseTemplateFor } from '../../prompt-language/parse-template.ts';
import { findModel, insertModel, insertParameter } from './ai-models.store.ts';
import { activeConfig, insertConfig } from './prompt-configs.store.ts';
import { configSeeds, modelSeeds, templateSeeds } from './prompt-seeds.ts';
import { insertTemplate, templateInUse } from './prompt-templates.store.ts';

/** Adds the models, configurations and prompt templates that this installation has never had (D43). */
export async function seedPrompts(database: Database): Promise<void> {
  const planted = await plantedKeys(database.orm);
  if ([...modelSeeds, ...configSeeds, ...templateSeeds].every(({ seedKey }) => planted.has(seedKey))) return;
  await database.transaction(async (tx) => {
    const isNew = async (seedKey: string) => !planted.has(seedKey) && (await claimSeed(tx, seedKey));
    for (const { seedKey, fields, parameters } of modelSeeds) {
      if (!(await isNew(seedKey)) || (await findModel(tx, fields.identifier))) continue;
      const model = await insertModel(tx, fields);
      for (const parameter of parameters) await insertParameter(tx, model.id, parameter);
    }
    for (const { seedKey, fields } of configSeeds) {
      if (!(await isNew(seedKey))) continue;
      const isActive = fields.isActive && (await activeConfig(tx, fields.category)) === null;
      await insertConfig(tx, { ...fields, isActive, seedKey });
    }
    for (const { seedKey, fields } of templateSeeds) {
      if (!(await isNew(seedKey))) continue;
      const isDefault = (await templateInUse(tx, fields.type, fields.category)) === null;
      const { variables } = parseTemplateFor(fields.content, variablesOf(fields.category));
      await insertTemplate(tx, { ...fields, isDefault, variables, seedKey });
    }
  });
}

/** Records a seed as planted; false if it already was, even if an administrator has deleted the result (D43). */
async function claimSeed(tx: Executor, key: string): Promise<boolean> {
  const rows = await tx.insert(plantedSeeds).values({ key }).onConflictDoNothing().returning();
  return rows.length === 1;
}

async function plantedKeys(db: Executor): Promise<Set<string>> {
  return new Set((await db.select().from(plantedSeeds)).map(({ key }) => key));
}
