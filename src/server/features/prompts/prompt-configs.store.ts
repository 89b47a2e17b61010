import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { ConfigView } from '../../../contract/admin.ts';
import type { Executor } from '../../db/executor.ts';
import { promptConfigs } from '../../db/tables/prompts.ts';

export type ConfigRow = typeof promptConfigs.$inferSelect;
export type ConfigFields = Pick<
  ConfigRow,
  'name' | 'category' | 'aiModel' | 'numAlternatives' | 'temperature' | 'maxTokens' | 'isActive'
>;

export async function listConfigs(db: Executor): Promise<ConfigRow[]> {
  return db.select().from(promptConfigs).orderBy(promptConfigs.category, promptConfigs.id);
}

export async function findConfig(db: Executor, id: number): Promise<ConfigRow | null> {
  const [row] = await db.select().from(promptConfigs).where(eq(promptConfigs.id, id));
  return row ?? null;
}

/** The active configuration of a category; null if all are switched off. */
export async function activeConfig(db: Executor, category: ConfigView['category']): Promise<ConfigRow | null> {
  const [row] = await db
    .select()
    .from(promptConfigs)
    .where(and(eq(promptConfigs.category, category), eq(promptConfigs.isActive, true)))
    .orderBy(desc(promptConfigs.updatedAt), desc(promptConfigs.id))
    .limit(1);
  return row ?? null;
}

export async function insertConfig(db: Executor, fields: ConfigFields & { seedKey?: string }): Promise<ConfigRow> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${promptConfigs} in share row exclusive mode`);
    const [row] = await tx.insert(promptConfigs).values(fields).returning();
    if (!row) throw new Error('The new configuration came back empty');
    await beOnlyActive(tx, row);
    return row;
  });
}

export async function updateConfig(db: Executor, id: number, fields: ConfigFields): Promise<ConfigRow | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${promptConfigs} in share row exclusive mode`);
    const [row] = await tx
      .update(promptConfigs)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(eq(promptConfigs.id, id))
      .returning();
    if (row) await beOnlyActive(tx, row);
    return row ?? null;
  });
}

/** Deletes a configuration, and makes another one of its category active if it was. */
export async function deleteConfig(db: Executor, id: number, next?: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${promptConfigs} in share row exclusive mode`);
    const [gone] = await tx.delete(promptConfigs).where(eq(promptConfigs.id, id)).returning();
    if (gone?.isActive && next !== undefined)
      await tx
        .update(promptConfigs)
        .set({ isActive: true, updatedAt: sql`now()` })
        .where(and(eq(promptConfigs.id, next), eq(promptConfigs.category, gone.category)));
    return gone !== undefined;
  });
}

/** A category has one active configuration, so that the list shows which one is used. */
async function beOnlyActive(tx: Executor, row: ConfigRow): Promise<void> {
  if (!row.isActive) return;
  await tx
    .update(promptConfigs)
    .set({ isActive: false })
    .where(
      and(eq(promptConfigs.category, row.category), eq(promptConfigs.isActive, true), ne(promptConfigs.id, row.id)),
    );
}

/** Makes the active configuration of a category use this model: switches on the latest, or makes one. Null switches off. */
export async function chooseModel(db: Executor, category: ConfigView['category'], aiModel: string | null) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${promptConfigs} in share row exclusive mode`);
    const isOf = eq(promptConfigs.category, category);
    if (aiModel === null) {
      await tx
        .update(promptConfigs)
        .set({ isActive: false })
        .where(and(isOf, eq(promptConfigs.isActive, true)));
      return;
    }
    const [latest] = await tx
      .select()
      .from(promptConfigs)
      .where(isOf)
      .orderBy(desc(promptConfigs.isActive), desc(promptConfigs.updatedAt), desc(promptConfigs.id))
      .limit(1);
    if (latest?.isActive && latest.aiModel === aiModel) return;
    const change = { aiModel, isActive: true, updatedAt: sql`now()` };
    if (latest) await tx.update(promptConfigs).set(change).where(eq(promptConfigs.id, latest.id));
    else await tx.insert(promptConfigs).values({ ...fresh[category], category, aiModel });
  });
}

const fresh = {
  card_message: { name: 'Card messages', numAlternatives: 3, temperature: 7, maxTokens: 1000 },
  image_generation: { name: 'Picture descriptions', numAlternatives: 1, temperature: 7, maxTokens: 500 },
  image_generation_ai: { name: 'Card pictures', numAlternatives: 1, temperature: 0, maxTokens: 0 },
};
