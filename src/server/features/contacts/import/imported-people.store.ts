import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { joinAddress } from '../../../../domain/address.ts';
import { defaultRelationship } from '../../../../domain/relationship.ts';
import type { Executor } from '../../../db/executor.ts';
import { cards } from '../../../db/tables/cards.ts';
import { groups } from '../../../db/tables/groups.ts';
import { importantDates } from '../../../db/tables/important-dates.ts';
import { importEntries, imports, people, type StagedContact, type StagedDate } from '../../../db/tables/people.ts';
import { addMembers, type NamedGroups } from '../groups/groups.store.ts';
import { languageOfNewContact } from '../language-of-new-contact.ts';
import { listNotedPeople } from '../relations/relations.store.ts';
import { datesOf } from './staged-contact.ts';
import { letOthersIn } from './time-slice.ts';

export type NewPerson = { contact: StagedContact; imageUrl: string | null };

/** Adds contacts with their dates and groups; returns their ids in the same order. */
export async function addImportedPeople(
  tx: Executor,
  owner: { userId: number; importId: number | null },
  added: NewPerson[],
  { idOf }: NamedGroups,
): Promise<number[]> {
  if (added.length === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('people', 'id'))::int as id from generate_series(1, ${added.length}::int)`,
  );
  const ids = rows.map(({ id }) => id);
  const ownLanguage = await languageOfNewContact(tx, owner.userId);
  const records = added.map(({ contact, imageUrl }, at) => ({
    ...personRecord(ids[at] ?? 0, contact, imageUrl),
    language: contact.language ?? ownLanguage,
  }));
  await tx.execute(sql`
    insert into ${people} (user_id, import_id, id, name, nickname, greeting_name, relationship, email, phone, address, street, city, state,
      postal_code, country, notes, image_url, time_zone, language, about, own_fields, kind, also_emails, reach) overriding system value
    select ${owner.userId}, ${owner.importId}, * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as n(id int,
      name text, nickname text, greeting_name text, relationship text, email text, phone text, address text, street text, city text,
      state text, postal_code text, country text, notes text, image_url text,
      time_zone text, language text, about jsonb, own_fields jsonb, kind text, also_emails jsonb, reach jsonb)`);
  const dates = added.flatMap(({ contact }, at) => datesOf(contact).map((date) => ({ personId: ids[at] ?? 0, date })));
  if (dates.length > 0) {
    await letOthersIn();
    await addImportedDates(tx, dates);
  }
  await addMembers(
    tx,
    added.flatMap(({ contact }, at) =>
      (contact.groups ?? []).flatMap((name) => ({ groupId: idOf.get(name) ?? 0, personId: ids[at] ?? 0 })),
    ),
  );
  return ids;
}

/** Adds dates to contacts; returns which date each contact got. */
export async function addImportedDates(
  tx: Executor,
  added: { personId: number; date: StagedDate }[],
): Promise<{ id: number; personId: number }[]> {
  if (added.length === 0) return [];
  const records = added.map(({ personId, date }) => ({
    person_id: personId,
    occasion_type: date.occasionType,
    date: date.date,
    repeats_annually: date.repeatsAnnually,
    notify_days_before: date.notifyDaysBefore,
    is_active: date.isActive,
    is_variable_holiday: date.isVariableHoliday,
    holiday_rule: date.holidayRule,
  }));
  const { rows } = await tx.execute<{ id: number; personId: number }>(sql`
    insert into ${importantDates} (person_id, occasion_type, date, repeats_annually, notify_days_before, is_active,
      is_variable_holiday, holiday_rule)
    select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as n(person_id int, occasion_type text, date text,
      repeats_annually boolean, notify_days_before int, is_active boolean, is_variable_holiday boolean,
      holiday_rule jsonb)
    returning id, person_id as "personId"`);
  return rows;
}

function personRecord(id: number, contact: StagedContact, imageUrl: string | null) {
  const { street, city, state, postalCode, country } = contact;
  const parts = {
    street: street ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    country: country ?? '',
  };
  return {
    id,
    name: contact.name,
    nickname: contact.nickname,
    greeting_name: contact.greetingName ?? null,
    relationship: contact.relation ?? contact.relationship ?? defaultRelationship,
    email: contact.email,
    phone: contact.phone,
    address: contact.address ?? (joinAddress(parts) || null),
    street,
    city,
    state,
    postal_code: postalCode,
    country,
    notes: contact.notes,
    image_url: imageUrl,
    time_zone: contact.timeZone ?? null,
    about: contact.about ?? {},
    own_fields: contact.ownFields ?? [],
    kind: contact.kind ?? 'person',
    also_emails: contact.alsoEmails ?? [],
    reach: contact.reach ?? null,
  };
}

/** A contact that an import added, and the values that show whether it is unchanged. */
export type ImportedPerson = {
  id: number;
  name: string;
  version: number;
  hasCards: boolean;
  /** The user wrote down a moment or a relation. */
  isNoted: boolean;
  dates: { occasionType: string; date: string; version: number }[];
  contact: StagedContact | null;
};

/** The next contacts of an import after `after`, locked until the transaction ends. */
export async function lockImportedPeople(
  tx: Executor,
  userId: number,
  importId: number,
  after: number,
  limit: number,
): Promise<ImportedPerson[]> {
  const rows = await tx
    .select({ id: people.id, name: people.name, version: people.version })
    .from(people)
    .where(and(eq(people.userId, userId), eq(people.importId, importId), gt(people.id, after)))
    .orderBy(asc(people.id))
    .limit(limit)
    .for('update');
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const withCards = await tx.selectDistinct({ id: cards.personId }).from(cards).where(inArray(cards.personId, ids));
  const noted = await listNotedPeople(tx, ids);
  const dates = await tx
    .select({
      personId: importantDates.personId,
      occasionType: importantDates.occasionType,
      date: importantDates.date,
      version: importantDates.version,
    })
    .from(importantDates)
    .where(inArray(importantDates.personId, ids));
  const entries = await tx
    .select({ personId: importEntries.personId, contact: importEntries.contact })
    .from(importEntries)
    .where(
      and(eq(importEntries.importId, importId), eq(importEntries.state, 'added'), inArray(importEntries.personId, ids)),
    );
  return rows.map((row) => ({
    ...row,
    hasCards: withCards.some(({ id }) => id === row.id),
    isNoted: noted.has(row.id),
    dates: dates.filter(({ personId }) => personId === row.id),
    contact: entries.find(({ personId }) => personId === row.id)?.contact ?? null,
  }));
}

/** The groups with names of the file that are younger than the import. */
export async function findGroupsMadeBy(db: Executor, row: { id: number; userId: number }): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${groups.id} from ${groups} where ${groups.userId} = ${row.userId}
      and ${groups.createdAt} >= (select ${imports.createdAt} from ${imports} where ${imports.id} = ${row.id})
      and lower(${groups.name}) in (
        select lower(label) from ${importEntries},
          jsonb_array_elements_text(coalesce(${importEntries.contact} -> 'groups', '[]')) as label
        where ${importEntries.importId} = ${row.id})`);
  return rows.map(({ id }) => id);
}

export async function deleteImportedPeople(tx: Executor, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(people).where(inArray(people.id, ids));
}

/** The user has changed these contacts, so the import no longer owns them. */
export async function releaseImportedPeople(tx: Executor, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.update(people).set({ importId: null }).where(inArray(people.id, ids));
}
