import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { TemplateView } from '../../../contract/admin.ts';
import type { Executor } from '../../db/executor.ts';
import { promptTemplates } from '../../db/tables/prompts.ts';

export type TemplateRow = typeof promptTemplates.$inferSelect;
export type TemplateFields = Pick<
  TemplateRow,
  'name' | 'type' | 'category' | 'content' | 'description' | 'isDefault' | 'variables'
>;

export async function listTemplates(db: Executor): Promise<TemplateRow[]> {
  return db.select().from(promptTemplates).orderBy(promptTemplates.category, promptTemplates.type, promptTemplates.id);
}

export async function findTemplate(db: Executor, id: number): Promise<TemplateRow | null> {
  const [row] = await db.select().from(promptTemplates).where(eq(promptTemplates.id, id));
  return row ?? null;
}

/** The template for a purpose: its default, or without one the oldest. */
export async function templateInUse(
  db: Executor,
  type: TemplateView['type'],
  category: TemplateView['category'],
): Promise<TemplateRow | null> {
  const [row] = await db
    .select()
    .from(promptTemplates)
    .where(and(eq(promptTemplates.type, type), eq(promptTemplates.category, category)))
    .orderBy(desc(promptTemplates.isDefault), promptTemplates.id)
    .limit(1);
  return row ?? null;
}

export async function insertTemplate(
  db: Executor,
  fields: TemplateFields & { seedKey?: string },
): Promise<TemplateRow> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${promptTemplates} in share row exclusive mode`);
    const [row] = await tx.insert(promptTemplates).values(fields).returning();
    if (!row) throw new Error('The new template came back empty');
    await beOnlyDefault(tx, row);
    return row;
  });
}

export async function updateTemplate(db: Executor, id: number, fields: TemplateFields): Promise<TemplateRow | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${promptTemplates} in share row exclusive mode`);
    const [row] = await tx
      .update(promptTemplates)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(eq(promptTemplates.id, id))
      .returning();
    if (row) await beOnlyDefault(tx, row);
    return row ?? null;
  });
}

/** Deletes a template, and makes another one of its purpose the default if it was. */
export async function deleteTemplate(db: Executor, id: number, next?: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${promptTemplates} in share row exclusive mode`);
    const [gone] = await tx.delete(promptTemplates).where(eq(promptTemplates.id, id)).returning();
    if (gone?.isDefault && next !== undefined)
      await tx
        .update(promptTemplates)
        .set({ isDefault: true, updatedAt: sql`now()` })
        .where(
          and(
            eq(promptTemplates.id, next),
            eq(promptTemplates.type, gone.type),
            eq(promptTemplates.category, gone.category),
          ),
        );
    return gone !== undefined;
  });
}

/** A purpose has one default: a new one replaces the old one. */
async function beOnlyDefault(tx: Executor, row: TemplateRow): Promise<void> {
  if (!row.isDefault) return;
  await tx
    .update(promptTemplates)
    .set({ isDefault: false })
    .where(
      and(
        eq(promptTemplates.type, row.type),
        eq(promptTemplates.category, row.category),
        eq(promptTemplates.isDefault, true),
        ne(promptTemplates.id, row.id),
      ),
    );
}
