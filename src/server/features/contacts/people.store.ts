import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { HouseholdMember } from '../../../contract/households.ts';
import { builtOnce } from '../../db/built-once.ts';
import type { Executor } from '../../db/executor.ts';
import { householdMembers } from '../../db/tables/households.ts';
import { people } from '../../db/tables/people.ts';
import { unsubscribes } from '../../db/tables/users.ts';
import { groupNamesByPerson, groupNamesOfPerson } from './groups/groups.store.ts';
import { languageOfNewContact } from './language-of-new-contact.ts';

export type PersonRow = typeof people.$inferSelect;
export type PersonWithConsent = PersonRow & {
  unsubscribed: boolean;
  /** The names of their groups. */
  groups: string[];
  /** Whether several people live in a household; null for a person, and for one with no members left. */
  areSeveral: boolean | null;
  household: { id: number; name: string } | null;
  /** Of a household, in their order on a card. */
  members: HouseholdMember[] | null;
  quietEmails: QuietEmail[];
};
type QuietEmail = { email: string; reason: 'unsubscribed' | 'bounced' };
export type PersonFields = Omit<typeof people.$inferInsert, 'id' | 'userId' | 'version' | 'createdAt'>;

/** Which of a list of addresses get no mail of this user, and why. */
export function quietOf(emails: SQL, userId: SQL): SQL<QuietEmail[]> {
  return sql<QuietEmail[]>`(select coalesce(json_agg(json_build_object('email', email, 'reason', reason)), '[]') from (
    select email, case
      when exists (select 1 from ${unsubscribes} gone where gone.user_id = ${userId} and gone.email = lower(also.email)) then 'unsubscribed'
      when exists (select 1 from ${people} known where known.user_id = ${userId} and known.bounced_email = lower(also.email)) then 'bounced'
    end as reason from jsonb_array_elements_text(${emails}) also(email)) asked where reason is not null)`;
}

/** The email addresses of the contact of a row besides the preferred one. */
export const furtherEmails = sql`(${people}.also_emails || coalesce(jsonb_path_query_array(${people}.reach, '$.emails[*].value'), '[]'))`;

const ofHousehold = (found: SQL) => sql`case when ${people}.kind = 'household' then (${found}) end`;
/** The members of the household of the row, as `home`, with their contacts, as `member`. */
const itsMembers = sql`from ${householdMembers} home join ${people} member on member.id = home.person_id where home.household_id = ${people}.id`;

/** Whether several living people are the contact; null if only its name can tell. */
export const areSeveral = sql<boolean | null>`${ofHousehold(
  sql`select case when count(*) > 0 then count(*) > 1 end ${itsMembers} and not coalesce((member.about ->> 'hasDied')::boolean, false)`,
)}`;

/** A complete contact, where and with whom it lives, its groups, and whether they asked for no more cards. */
// Qualifies the columns with their table: unqualified, they would mean those of the inner query.
export const withConsent = {
  ...getTableColumns(people),
  unsubscribed: sql<boolean>`exists (select 1 from ${unsubscribes} gone where gone.user_id = ${people}.user_id and gone.email = lower(${people}.email))`,
  groups: groupNamesOfPerson,
  areSeveral,
  household: sql<
    PersonWithConsent['household']
  >`(select json_build_object('id', house.id, 'name', house.name) from ${householdMembers} home join ${people} house on house.id = home.household_id where home.person_id = ${people}.id)`,
  members: sql<PersonWithConsent['members']>`${ofHousehold(
    sql`select coalesce(json_agg(json_build_object('id', member.id, 'name', member.name, 'place', home.place) order by home.position, home.person_id), '[]') ${itsMembers}`,
  )}`,
  // Few have any, and asking for each of hundreds takes a fifth of the list's time.
  quietEmails: sql<
    QuietEmail[]
  >`case when ${people}.also_emails = '[]' and ${people}.reach is null then '[]'::json else ${quietOf(furtherEmails, sql`${people}.user_id`)} end`,
};

// Groups and unsubscribed addresses are read once for all: contact by contact, they take longer than the list itself.
const everyone = builtOnce((db) => {
  const userId = sql.placeholder('userId');
  const joined = groupNamesByPerson(db, userId);
  return db
    .select({
      ...withConsent,
      groups: sql<string[]>`coalesce(${joined.names}, '[]')`,
      unsubscribed: sql<boolean>`coalesce(lower(${people}.email) in (select email from ${unsubscribes} where user_id = ${userId}), false)`,
    })
    .from(people)
    .leftJoin(joined, eq(joined.personId, people.id))
    .where(eq(people.userId, userId))
    .orderBy(sql`lower(${people.name})`, people.id)
    .prepare('');
});

/** The contact of the row is not marked as dead. */
export const isAlive = sql`not coalesce((${people.about} ->> 'hasDied')::boolean, false)`;

/** All contacts of this user; the client sorts names in its own language. */
export async function listPeople(db: Executor, userId: number): Promise<PersonWithConsent[]> {
  return everyone(db).execute({ userId });
}

export async function findPerson(db: Executor, userId: number, id: number): Promise<PersonWithConsent | null> {
  const [row] = await db
    .select(withConsent)
    .from(people)
    .where(and(eq(people.id, id), eq(people.userId, userId)));
  return row ?? null;
}

/** The ids of the contacts with this name, ignoring case, the oldest first. */
export async function findPeopleCalled(db: Executor, userId: number, name: string): Promise<number[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.userId, userId), sql`lower(${people.name}) = lower(${name.trim()})`))
    .orderBy(people.id)
    .limit(2);
  return rows.map(({ id }) => id);
}

/** The contact, locked until the transaction ends. Lock it before its cards to avoid deadlocks. */
export async function lockPerson(tx: Executor, userId: number, id: number): Promise<PersonWithConsent | null> {
  const [row] = await tx
    .select(withConsent)
    .from(people)
    .where(and(eq(people.id, id), eq(people.userId, userId)))
    .for('update', { of: people });
  return row ?? null;
}

/** Whether the owner of this address asked for no more cards from this user (D33). */
export async function isUnsubscribed(db: Executor, userId: number, email: string): Promise<boolean> {
  const rows = await db
    .select({ email: unsubscribes.email })
    .from(unsubscribes)
    .where(and(eq(unsubscribes.userId, userId), eq(unsubscribes.email, email.toLowerCase())));
  return rows.length > 0;
}

/** Whether mail to this address of one of the user's contacts bounced (a new address clears the bounce). */
export async function hasBounced(db: Executor, userId: number, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.userId, userId), eq(people.bouncedEmail, email.toLowerCase())))
    .limit(1);
  return rows.length > 0;
}

/** Adds a contact. Without a language they get that of the account; null is no language, which is English. */
export async function insertPerson(db: Executor, userId: number, fields: PersonFields): Promise<number> {
  const { language = await languageOfNewContact(db, userId) } = fields;
  const [row] = await db
    .insert(people)
    .values({ ...fields, language, userId })
    .returning({ id: people.id });
  if (!row) throw new Error('The new contact came back empty');
  return row.id;
}

/** Changes a contact that still has this version; returns false if it has a newer one. */
export async function updatePerson(
  tx: Executor,
  id: number,
  version: number,
  fields: Partial<PersonFields>,
): Promise<boolean> {
  const rows = await tx
    .update(people)
    .set({ ...fields, ...endOfBounce(fields), version: sql`${people.version} + 1` })
    .where(and(eq(people.id, id), eq(people.version, version)))
    .returning({ id: people.id });
  return rows.length === 1;
}

/** A new address clears what is known about the old one. */
function endOfBounce({ email, alsoEmails, reach }: Partial<PersonFields>) {
  if (email === undefined && alsoEmails === undefined && reach === undefined) return {};
  const primary = email === undefined ? people.email : sql`${email}::text`;
  const also = alsoEmails === undefined ? people.alsoEmails : sql`${JSON.stringify(alsoEmails)}::jsonb`;
  const others =
    reach === undefined
      ? sql`coalesce(jsonb_path_query_array(${people.reach}, '$.emails[*].value'), '[]')`
      : sql`${JSON.stringify(reach?.emails.map(({ value }) => value) ?? [])}::jsonb`;
  const isKept = sql`${people.bouncedEmail} = lower(${primary}) or ${people.bouncedEmail} in (select lower(value) from jsonb_array_elements_text(${also} || ${others}))`;
  return { bouncedEmail: sql`case when ${isKept} then ${people.bouncedEmail} end` };
}
