import type { z } from 'zod';
import { peopleEndpoints, type updatePersonBody } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { changeReach, type ReachFields, reachLists } from '../../../domain/reach.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { invalidField, notFound, staleVersion } from '../../refusal.ts';
import { findPreset, stylesAPhoto } from '../styles/public.ts';
import { addressFields } from './address-fields.ts';
import { checkPerson } from './check-person.ts';
import { requireGroups, setGroups } from './groups/set-groups.ts';
import { renameAfter } from './households/name-household.ts';
import { findPerson, lockPerson, type PersonRow, updatePerson } from './people.store.ts';
import { viewKnownPerson, viewPerson } from './person.view.ts';

type LaterFeatures = {
  /** Recalculates the due times of the contact's cards in the same transaction (D22). */
  onZoneChange: (tx: Executor, personId: number) => Promise<void>;
  /** Redirects the contact's unsent cards to the corrected address, or to none, and returns how many (D46, D50). */
  onEmailCorrected: (
    context: Context,
    tx: Executor,
    person: PersonRow,
    from: string,
    to: string | null,
  ) => Promise<number>;
  /** The same if the user leaves the cards unchanged. */
  onEmailLost: (tx: Executor, person: PersonRow, from: string) => Promise<void>;
};

export function updatePersonRoute({ onZoneChange, onEmailCorrected, onEmailLost }: LaterFeatures): Route {
  return route(peopleEndpoints.update, {
    access: 'signed-in',
    scope: 'contacts',
    // Approved cards then go to another address.
    scopesOf: ({ updateCards }) => (updateCards ? ['send'] : []),
    handler: async ({ context, user, params, body }) => {
      const { version, updateCards, groups, reach, ...fields } = body;
      await checkPerson(context.database.orm, user.id, fields);
      return context.database.transaction(async (tx) => {
        const stored = await lockPerson(tx, user.id, params.id);
        if (!stored) throw notFound(t`The contact was not found.`);
        if (version !== undefined && version !== stored.version)
          throw staleVersion(t`This contact was changed elsewhere in the meantime.`, viewPerson(stored));
        refuseAlsoEmails(stored, fields);
        const reached = reachAfter(stored, body);
        const home = stored.kind === 'household' ? stored.id : stored.household?.id;
        const style = await photoOfStyle(tx, fields.styleOverrideId);
        await renameAfter(tx, user.id, home, async () => {
          const changed = await updatePerson(tx, stored.id, stored.version, {
            ...fields,
            ...reached,
            ...(fields.about && { about: { ...stored.about, ...fields.about } }),
            ...style,
          });
          if (!changed) throw staleVersion(t`This contact was changed elsewhere in the meantime.`, viewPerson(stored));
        });
        if (groups) await setGroups(tx, stored.id, (await requireGroups(tx, user.id, 'groups', groups)).idOf);
        if (fields.timeZone !== undefined && fields.timeZone !== stored.timeZone) await onZoneChange(tx, stored.id);
        let cardsUpdated = 0;
        for (const { from, isLost } of leftEmails(stored, reached ?? stored)) {
          const to = reached?.email ?? null;
          if (updateCards) cardsUpdated += await onEmailCorrected(context, tx, stored, from, to);
          else if (isLost) await onEmailLost(tx, stored, from);
        }
        const person = await findPerson(tx, user.id, params.id);
        if (!person) throw notFound(t`The contact was not found.`);
        return { ...viewKnownPerson(person), cardsUpdated };
      });
    },
  });
}

/** How the contact is reached after the call; undefined if it changes nothing about it. */
function reachAfter(
  stored: PersonRow,
  body: Pick<z.output<typeof updatePersonBody>, keyof ReachFields>,
): ReachFields | undefined {
  const { email, phone, reach } = body;
  const given = { email, phone, ...addressFields(body, stored), reach };
  if (Object.values(given).every((value) => value === undefined)) return undefined;
  const reached = changeReach(stored, given);
  if (stored.kind === 'household' && reached.reach?.emails.length)
    throw invalidField('reach.emails', t`Add further addresses of a household on its page, under “Emails”.`);
  return reached;
}

/** The addresses that are no longer the preferred one, or gone. */
function leftEmails(before: ReachFields, after: ReachFields): { from: string; isLost: boolean }[] {
  const kept = new Set(reachLists(after).emails.map(({ value }) => value.toLowerCase()));
  return reachLists(before)
    .emails.map(({ value }) => ({ from: value, isLost: !kept.has(value.toLowerCase()) }))
    .filter(({ from, isLost }) => isLost || (from === before.email && from !== after.email));
}

/** Further addresses are a household's, and none of them is its first one, whichever of the two changes. */
function refuseAlsoEmails(
  { kind, ...known }: PersonRow,
  fields: { alsoEmails?: string[] | undefined; email?: string | null | undefined },
): void {
  const { email = known.email, alsoEmails = known.alsoEmails } = fields;
  if (alsoEmails.length === 0 || (fields.alsoEmails === undefined && email === known.email)) return;
  if (kind !== 'household') throw invalidField('alsoEmails', t`Only a household can have several email addresses.`);
  if (!email) throw invalidField('email', t`Enter the first email address before you add others.`);
  if (!alsoEmails.some((each) => each.toLowerCase() === email.toLowerCase())) return;
  if (fields.alsoEmails) throw invalidField('alsoEmails', t`${email} is its first address already. Enter another one.`);
  throw invalidField('email', t`${email} is one of its further addresses. Remove it there first.`);
}

/** A contact's style photo is removed with the last style that needs one; undefined keeps the style. */
async function photoOfStyle(
  db: Executor,
  styleOverrideId: string | null | undefined,
): Promise<{ styleOverrideImage?: null }> {
  if (styleOverrideId === undefined) return {};
  const preset = styleOverrideId === null ? null : await findPreset(db, styleOverrideId);
  return preset && stylesAPhoto(preset) ? {} : { styleOverrideImage: null };
}
