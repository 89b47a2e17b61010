import { duplicateEndpoints, type MergePeopleBody } from '../../../../contract/duplicates.ts';
import { ownFieldLimits } from '../../../../contract/limits.ts';
import { t } from '../../../../contract/translate.ts';
import { type ReachFields, reachLists } from '../../../../domain/reach.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/executor.ts';
import { type Route, route } from '../../../http/route.ts';
import { invalidField, notFound, Refusal, staleVersion } from '../../../refusal.ts';
import { recordEvent } from '../../audit/public.ts';
import { uniteGroups } from '../groups/groups.store.ts';
import { moveHome } from '../households/households.store.ts';
import { renameAfter } from '../households/name-household.ts';
import { findPerson, lockPerson, type PersonRow, type PersonWithConsent, updatePerson } from '../people.store.ts';
import { viewPerson } from '../person.view.ts';
import { countCrowdedDays, deleteMerged, lockDatesOf, moveCards, moveDates, moveMemories } from './merge.store.ts';
import { planDates } from './merge-dates.ts';
import { mergeFields } from './merge-fields.ts';

const longestNotes = 10_000;

type CardsOfPeople = {
  /** Throws when a card of a contact is under a live claim. */
  refuseWhileSending: (tx: Executor, personId: number) => Promise<void>;
  /** Recalculates the due times of cards that moved to another time zone (D22). */
  reschedule: (tx: Executor, personId: number) => Promise<void>;
  /** Redirects unsent cards from one address to another, or to none, and returns how many (D46, D50). */
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

/** Merges several contacts in one transaction. */
export function mergePeopleRoute({
  refuseWhileSending,
  reschedule,
  onEmailCorrected,
  onEmailLost,
}: CardsOfPeople): Route {
  return route(duplicateEndpoints.merge, {
    access: 'signed-in',
    scope: 'contacts',
    // Approved cards then go to another address.
    scopesOf: ({ updateCards }) => (updateCards ? ['send'] : []),
    handler: async ({ context, user, body, request }) => {
      return context.database.transaction(async (tx) => {
        const [stays, ...merged] = await lockAsShown(tx, user.id, [body.stays, ...body.merged]);
        if (!stays) throw notFound(t`The contact was not found.`);
        const gone = merged.map(({ id }) => id);
        const home = homeOfAll([stays, ...merged]);
        const dates = await lockDatesOf(tx, [stays.id, ...gone]);
        for (const id of gone) await refuseWhileSending(tx, id);
        const fields = mergeFields([stays, ...merged], checkedChoices(body), body.keepOthersInNotes ?? true);
        if ((fields.notes?.length ?? 0) > longestNotes) {
          throw invalidField('notes', t`Together the notes are longer than 10,000 characters. Shorten them first.`);
        }
        // In the notes, which providers may get, they would no longer be private.
        if ((fields.ownFields?.length ?? 0) > ownFieldLimits.perContact) {
          throw invalidField(
            'ownFields',
            t`Together they have more than ${ownFieldLimits.perContact} fields of your own. Remove some first.`,
          );
        }
        const coming = gone.flatMap((id) => dates.filter(({ personId }) => personId === id));
        const staying = dates.filter(({ personId }) => personId === stays.id);
        await moveDates(tx, stays.id, planDates(staying, coming));
        const cards = await moveCards(tx, gone, stays.id);
        await moveMemories(tx, user.id, gone, stays.id);
        await uniteGroups(tx, gone, stays.id);
        await renameAfter(tx, user.id, home, async () => {
          await moveHome(tx, gone, stays.id);
          if (!(await updatePerson(tx, stays.id, stays.version, fields)))
            throw staleVersion(t`A contact was changed elsewhere in the meantime.`, viewPerson(stays));
        });
        const email = fields.email ?? null;
        let cardsUpdated = 0;
        const kept = new Set(emailsOf({ ...stays, ...fields }));
        for (const from of lostEmails([stays, ...merged], email)) {
          if (body.updateCards) cardsUpdated += await onEmailCorrected(context, tx, stays, from, email);
          else if (!kept.has(from)) await onEmailLost(tx, stays, from);
        }
        const zone = fields.timeZone ?? null;
        if ([stays, ...merged].some(({ timeZone }) => timeZone !== zone)) await reschedule(tx, stays.id);
        await deleteMerged(tx, user.id, gone);
        const details = { merged: gone.join(' ') };
        await recordEvent(tx, {
          event: 'contacts-merged',
          actorId: user.id,
          subject: ['contact', stays.id],
          details,
          request,
        });
        const person = await findPerson(tx, user.id, stays.id);
        if (!person) throw notFound(t`The contact was not found.`);
        return {
          person: viewPerson(person),
          dates: coming.length,
          cards,
          cardsUpdated,
          crowdedDays: await countCrowdedDays(tx, stays.id),
        };
      });
    },
  });
}

/** The household that these people live in, or null. Throws for a household among them, and for two of theirs. */
function homeOfAll(people: readonly PersonWithConsent[]): number | null {
  const household = people.find(({ kind }) => kind === 'household');
  if (household)
    throw new Refusal(
      'validation_failed',
      t`“${household.name}” is a household and cannot be merged. Merge the people who live in it instead.`,
    );
  const housed = people.filter((person) => person.household);
  const [one] = housed;
  const other = housed.find((person) => person.household?.id !== one?.household?.id);
  if (other)
    throw new Refusal(
      'validation_failed',
      t`${one?.name} lives in “${one?.household?.name}” and ${other.name} in “${other.household?.name}”. Remove one of them from their household first.`,
    );
  return one?.household?.id ?? null;
}

/** The contacts in the given order, locked in the order of ids to avoid deadlocks. */
async function lockAsShown(
  tx: Executor,
  userId: number,
  shown: { id: number; version: number }[],
): Promise<PersonWithConsent[]> {
  const locked = new Map<number, PersonWithConsent>();
  for (const { id } of shown.toSorted((a, b) => a.id - b.id)) {
    const person = await lockPerson(tx, userId, id);
    if (!person) throw notFound(t`The contact was not found.`);
    locked.set(id, person);
  }
  return shown.map(({ id, version }) => {
    const person = locked.get(id);
    if (!person) throw notFound(t`The contact was not found.`);
    if (person.version !== version)
      throw staleVersion(t`“${person.name}” was changed elsewhere in the meantime.`, viewPerson(person));
    return person;
  });
}

/** The preferred addresses of these contacts that are not the preferred one of the merged contact. */
function lostEmails(people: PersonWithConsent[], preferred: string | null): string[] {
  const emails = people.flatMap(({ email }) => email?.toLowerCase() ?? []);
  return [...new Set(emails)].filter((email) => email !== preferred?.toLowerCase());
}

function emailsOf(person: ReachFields): string[] {
  return reachLists(person).emails.map(({ value }) => value.toLowerCase());
}

/** Refuses a value from a contact that is not being merged. */
function checkedChoices({ stays, merged, choices = {} }: MergePeopleBody): NonNullable<MergePeopleBody['choices']> {
  const ids = new Set([stays, ...merged].map(({ id }) => id));
  const wrong = Object.entries(choices).find(([, id]) => id !== undefined && !ids.has(id));
  if (wrong) throw invalidField(`choices.${wrong[0]}`, t`Choose one of these contacts.`);
  return choices;
}
