import { and, desc, eq, sql } from 'drizzle-orm';
import type { MomentBody, MomentView, NotedMatch } from '../../../../contract/moments.ts';
import type { Executor } from '../../../db/executor.ts';
import { moments } from '../../../db/tables/moments.ts';
import { people } from '../../../db/tables/people.ts';
import type { PersonRow } from '../people.store.ts';

/** The moments of a contact, the latest first. */
export async function listMoments(db: Executor, { id, about }: Pick<PersonRow, 'id' | 'about'>): Promise<MomentView[]> {
  const rows = await db
    .select({ id: moments.id, day: moments.day, text: moments.text })
    .from(moments)
    .where(eq(moments.personId, id))
    .orderBy(desc(moments.day), desc(moments.id));
  const memories = new Set(about.memories);
  return rows.map((row) => ({ ...row, isMemory: memories.has(row.text) }));
}

export async function countMoments(db: Executor, personId: number): Promise<number> {
  return db.$count(moments, eq(moments.personId, personId));
}

export async function insertMoment(db: Executor, personId: number, moment: MomentBody): Promise<void> {
  await db.insert(moments).values({ personId, ...moment });
}

/** A moment of a contact, locked until the transaction ends. */
export async function lockMoment(tx: Executor, personId: number, id: number) {
  const [row] = await tx
    .select()
    .from(moments)
    .where(and(eq(moments.id, id), eq(moments.personId, personId)))
    .for('update');
  return row ?? null;
}

export async function updateMoment(tx: Executor, id: number, fields: Partial<MomentBody>): Promise<void> {
  if (Object.keys(fields).length > 0) await tx.update(moments).set(fields).where(eq(moments.id, id));
}

export async function deleteMoment(tx: Executor, id: number): Promise<void> {
  await tx.delete(moments).where(eq(moments.id, id));
}

/** How many contacts a search finds at most. */
const mostFound = 20;
/** How many characters an excerpt has before and after the words. */
const around = 60;

/** Contacts whose moments, notes or own fields contain the words, the latest moment of each first. */
export async function searchNoted(db: Executor, userId: number, words: string): Promise<NotedMatch[]> {
  const wanted = words.toLowerCase();
  const contains = (text: unknown) => sql`position(${wanted} in lower(${text})) > 0`;
  const { rows } = await db.execute<{ personId: number; where: NotedMatch['where']; day: string | null; text: string }>(
    sql`select "personId", "where", day, text from (
      select distinct on (p.id) p.id as "personId", p.name, said."where", said.day, said.text
      from ${people} p cross join lateral (
        select 1 as rank, 'moment' as "where", m.day, m.text from ${moments} m
          where m.person_id = p.id and ${contains(sql`m.text`)}
        union all select 2, 'field', null, (f.value ->> 'label') || ': ' || (f.value ->> 'value')
          from jsonb_array_elements(p.own_fields) f
          where ${contains(sql`(f.value ->> 'label') || ': ' || (f.value ->> 'value')`)}
        union all select 3, 'notes', null, p.notes where ${contains(sql`p.notes`)}
      ) said
      where p.user_id = ${userId}
      order by p.id, said.rank, said.day desc
    ) found order by lower(name), "personId" limit ${mostFound}`,
  );
  return rows.map(({ text, ...row }) => ({ ...row, excerpt: excerptOf(text, wanted) }));
}

function excerptOf(text: string, wanted: string): string {
  const plain = text.replace(/\s+/gu, ' ');
  const at = Math.max(0, plain.toLowerCase().indexOf(wanted));
  const [from, to] = [Math.max(0, at - around), at + wanted.length + around];
  const shown = [...plain.slice(from, to)];
  // Half a surrogate pair is not text.
  const whole = shown.filter((char) => !/^[\ud800-\udfff]$/.test(char)).join('');
  return `${from > 0 ? '…' : ''}${whole.trim()}${to < plain.length ? '…' : ''}`;
}
