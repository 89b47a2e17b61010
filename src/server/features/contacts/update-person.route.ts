import { peopleEndpoints } from '../../../contract/people.ts';
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
      const { version, updateCards, groups, ...fields } = body;
      await checkPerson(context.database.orm, user.id, fields);
      return context.database.transaction(async (tx) => {
        const stored = await lockPerson(tx, user.id, params.id);
        if (!stored) throw notFound('The contact');
        if (version !== undefined && version !== stored.version) throw staleVersion('This contact', viewPerson(stored));
        refuseAlsoEmails(stored, fields);
        const home = stored.kind === 'household' ? stored.id : stored.household?.id;
        const style = await photoOfStyle(tx, fields.styleOverrideId);
        await renameAfter(tx, user.id, home, async () => {
          const changed = await updatePerson(tx, stored.id, stored.version, {
            ...fields,
            ...addressFields(body, stored),
            ...(fields.about && { about: { ...stored.about, ...fields.about } }),
            ...style,
          });
          if (!changed) throw staleVersion('This contact', viewPerson(stored));
        });
        if (groups) await setGroups(tx, stored.id, (await requireGroups(tx, user.id, 'groups', groups)).idOf);
        if (fields.timeZone !== undefined && fields.timeZone !== stored.timeZone) await onZoneChange(tx, stored.id);
        let cardsUpdated = 0;
        const { email } = fields;
        if (stored.email && email !== undefined && email !== stored.email) {
          const isLost = email?.toLowerCase() !== stored.email.toLowerCase();
          if (updateCards) cardsUpdated = await onEmailCorrected(context, tx, stored, stored.email, email);
          else if (isLost) await onEmailLost(tx, stored, stored.email);
        }
        const person = await findPerson(tx, user.id, params.id);
        if (!person) throw notFound('The contact');
        return { ...viewKnownPerson(person), cardsUpdated };
      });
    },
  });
}

/** Further addresses are a household's, and none of them is its first one, whichever of the two changes. */
function refuseAlsoEmails(
  { kind, ...known }: PersonRow,
  fields: { alsoEmails?: string[] | undefined; email?: string | null | undefined },
): void {
  const { email = known.email, alsoEmails = known.alsoEmails } = fields;
  if (alsoEmails.length === 0 || (fields.alsoEmails === undefined && email === known.email)) return;
  if (kind !== 'household') throw invalidField('alsoEmails', 'Only a household can have several email addresses.');
  if (!email) throw invalidField('email', 'Enter the first email address before you add others.');
  if (!alsoEmails.some((each) => each.toLowerCase() === email.toLowerCase())) return;
  if (fields.alsoEmails) throw invalidField('alsoEmails', `${email} is its first address already. Enter another one.`);
  throw invalidField('email', `${email} is one of its further addresses. Remove it there first.`);
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
