import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { aiModels, modelParameters } from '../../db/tables/prompts.ts';

export type ModelRow = typeof aiModels.$inferSelect;
export type ParameterRow = typeof modelParameters.$inferSelect;
export type ModelWithParameters = { model: ModelRow; parameters: ParameterRow[] };
export type ModelFields = Pick<ModelRow, 'name' | 'identifier' | 'category' | 'description' | 'isActive'>;
export type ParameterFields = Pick<ParameterRow, 'name' | 'type' | 'description' | 'required' | 'defaultValue'>;

export async function listModels(db: Executor): Promise<ModelWithParameters[]> {
  const models = await db.select().from(aiModels).orderBy(aiModels.id);
  const parameters = await db.select().from(modelParameters).orderBy(modelParameters.id);
  return models.map((model) => ({ model, parameters: parameters.filter(({ modelId }) => modelId === model.id) }));
}

/** A model by the identifier in configurations; null for an identifier that the administrator typed. */
export async function findModel(db: Executor, identifier: string): Promise<ModelWithParameters | null> {
  const [model] = await db.select().from(aiModels).where(eq(aiModels.identifier, identifier));
  return model ? { model, parameters: await parametersOf(db, model.id) } : null;
}

export async function parametersOf(db: Executor, modelId: number): Promise<ParameterRow[]> {
  return db.select().from(modelParameters).where(eq(modelParameters.modelId, modelId)).orderBy(modelParameters.id);
}

export async function insertModel(db: Executor, fields: ModelFields): Promise<ModelRow> {
  const [row] = await db.insert(aiModels).values(fields).returning();
  if (!row) throw new Error('The new model came back empty');
  return row;
}

export async function updateModel(db: Executor, id: number, fields: ModelFields): Promise<ModelRow | null> {
  const [row] = await db
    .update(aiModels)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(eq(aiModels.id, id))
    .returning();
  return row ?? null;
}

export async function deleteModel(db: Executor, id: number): Promise<boolean> {
  return (await db.delete(aiModels).where(eq(aiModels.id, id)).returning()).length === 1;
}

/**
 * Null if there is no such model; `name-taken` if it has a parameter of this name: a request contains each name once.
 */
export async function insertParameter(
  db: Executor,
  modelId: number,
  fields: ParameterFields,
): Promise<ParameterRow | 'name-taken' | null> {
  return db.transaction(async (tx) => {
    if (!(await lockModel(tx, modelId))) return null;
    if (await isNameTaken(tx, modelId, fields.name)) return 'name-taken';
    const [row] = await tx
      .insert(modelParameters)
      .values({ modelId, ...fields })
      .returning();
    return row ?? null;
  });
}

export async function updateParameter(
  db: Executor,
  modelId: number,
  id: number,
  fields: ParameterFields,
): Promise<ParameterRow | 'name-taken' | null> {
  return db.transaction(async (tx) => {
    if (!(await lockModel(tx, modelId))) return null;
    if (await isNameTaken(tx, modelId, fields.name, id)) return 'name-taken';
    const [row] = await tx
      .update(modelParameters)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(and(eq(modelParameters.id, id), eq(modelParameters.modelId, modelId)))
      .returning();
    return row ?? null;
  });
}

/** The lock on the model serializes two simultaneous parameters of the same name. */
async function lockModel(tx: Executor, modelId: number): Promise<boolean> {
  const rows = await tx.select({ id: aiModels.id }).from(aiModels).where(eq(aiModels.id, modelId)).for('update');
  return rows.length === 1;
}

async function isNameTaken(tx: Executor, modelId: number, name: string, ownId?: number): Promise<boolean> {
  return (await parametersOf(tx, modelId)).some((one) => one.name === name && one.id !== ownId);
}

export async function deleteParameter(db: Executor, modelId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(modelParameters)
    .where(and(eq(modelParameters.id, id), eq(modelParameters.modelId, modelId)))
    .returning();
  return rows.length === 1;
}
