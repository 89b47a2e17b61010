import type { z } from 'zod';
import { localeOfReader } from '../../../contract/locale-of-reader.ts';
import { mostInRound, type RoundPreview, type roundPlan } from '../../../contract/rounds.ts';
import { t } from '../../../contract/translate.ts';
import { isCompleteAddress } from '../../../domain/address.ts';
import { neededDetail } from '../../../domain/contact-detail.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField, Refusal } from '../../refusal.ts';
import { roomProblem } from '../images/public.ts';
import { findSignature } from '../signatures/public.ts';
import { chooseRecipients } from './choose-recipients.policy.ts';
import { requireKnownPlaceholders } from './own-words.ts';
import { type Candidate, knownGroups, listCandidates, listCardHolders, listInRounds } from './recipients.store.ts';
import { dayOfRound } from './round-day.ts';
import { methodFor } from './round-draft.ts';
import { requireRoundStyles } from './round-style.ts';
import { countToMake, countUnfinished, type RoundRow } from './rounds.store.ts';

export type Plan = z.output<typeof roundPlan>;

const sampleCount = 3;
/** Being made or stopped, of one account. */
const mostUnfinished = 20;
/** A card with its alternates. */
const bytesPerCard = 250_000;

/** Whom a plan makes cards for, what is missing, and why it cannot be made. Throws like `requireUsablePlan`. */
export async function planRound(
  context: Context,
  db: Executor,
  user: { id: number; timeZone: string },
  plan: Plan,
): Promise<RoundPreview> {
  const { who, occasionType, options } = plan;
  const day = await requireUsablePlan(context, db, user, plan);
  const occasion = { occasionType, day: day ?? todayIn(context.clock, user.timeZone) };
  const known = {
    candidates: await listCandidates(db, user.id, occasionType),
    holders: await listCardHolders(db, user.id, occasion),
    inRounds: await listInRounds(db, user.id, occasion),
  };
  const { recipients, leftOut } = chooseRecipients(who, known, (id) => methodFor(options, id) === 'digital');
  return {
    occasionType,
    label: occasionLabel(occasionType),
    day,
    recipients: recipients.map((one) => ({ ...named(one), deliveryMethod: methodFor(options, one.id) })),
    leftOut: leftOut.map(({ candidate, ...why }) => ({ ...named(candidate), ...why })),
    missing: missingOf(recipients, options),
    samples: samplesOf(recipients).map(named),
    problem: await problemOf(context, db, user.id, { day, count: recipients.length }),
  };
}

/** The day of a plan, null if it must still name one. Throws for words, styles, groups or a day that cannot be used. */
export async function requireUsablePlan(
  context: Context,
  db: Executor,
  user: { id: number; timeZone: string },
  plan: Plan,
): Promise<string | null> {
  const { look, words, signatureId } = plan.options;
  if (!words.studio && !words.text)
    throw invalidField('options.words.text', t`Write a text, or let Fondly write one for each contact.`);
  requireKnownPlaceholders(words.text);
  await requireRoundStyles(db, look);
  if (signatureId && !(await findSignature(db, user.id, signatureId)))
    throw invalidField('options.signatureId', t`This signature does not exist any more. Choose another one.`);
  await requireGroups(db, user.id, plan.who.groups);
  return dayOfRound(plan, todayIn(context.clock, user.timeZone));
}

async function requireGroups(db: Executor, userId: number, names: readonly string[]): Promise<void> {
  const known = await knownGroups(db, userId, names);
  const unknown = names.find((name) => !known.has(name.toLowerCase()));
  if (unknown !== undefined)
    throw invalidField('who.groups', t`You have no group called ${unknown}. Choose another one.`);
}

const named = ({ id, name }: Candidate) => ({ personId: id, name });

function missingOf(recipients: readonly Candidate[], options: Plan['options']): RoundPreview['missing'] {
  const lacking = (detail: 'email' | 'address') =>
    recipients.filter((one) => {
      const way = { deliveryMethod: methodFor(options, one.id), digitalDeliveryType: 'email' } as const;
      if (neededDetail(way) !== detail) return false;
      return detail === 'email' ? !one.hasEmail : !isCompleteAddress(one.address);
    });
  return (['email', 'address'] as const)
    .map((detail) => ({ detail, people: lacking(detail).map(named) }))
    .filter(({ people }) => people.length > 0);
}

/** The first, one in the middle and the last. */
function samplesOf(recipients: readonly Candidate[]): Candidate[] {
  if (recipients.length <= sampleCount) return [...recipients];
  const at = [0, Math.floor(recipients.length / 2), recipients.length - 1];
  return at.flatMap((position) => recipients[position] ?? []);
}

async function problemOf(
  context: Context,
  db: Executor,
  userId: number,
  { day, count }: { day: string | null; count: number },
): Promise<string | null> {
  if (day === null) return t`Choose a day for this occasion.`;
  if (count === 0) return t`Nobody is left to get a card. Choose other contacts.`;
  if (count > mostInRound) {
    return t`You can make at most ${mostInRound.toLocaleString(localeOfReader())} cards at once, and this would be ${count.toLocaleString(localeOfReader())}. Choose fewer contacts.`;
  }
  return startProblem(context, db, userId, { count, isUnfinished: false });
}

/** Why a round of `count` waiting cards cannot be started now; null if it can. `isUnfinished`: it is among those that are not done. */
async function startProblem(
  context: Context,
  db: Executor,
  userId: number,
  { count, isUnfinished }: { count: number; isUnfinished: boolean },
): Promise<string | null> {
  if (!isUnfinished && (await countUnfinished(db, userId)) >= mostUnfinished) {
    return t`${mostUnfinished} of your rounds are not done. Let one of them finish first.`;
  }
  const toMake = count + (await countToMake(db, userId));
  return roomProblem(context, db, userId, toMake * bytesPerCard);
}

/** Throws if a stopped or finished round with `waiting` cards must not go on, by the limits of a new one. */
export async function requireResumable(
  context: Context,
  db: Executor,
  { userId, state }: Pick<RoundRow, 'userId' | 'state'>,
  waiting: number,
): Promise<void> {
  if (state === 'making') return;
  const problem = await startProblem(context, db, userId, { count: waiting, isUnfinished: state === 'stopped' });
  if (problem !== null) throw new Refusal('validation_failed', problem);
}

/** The same, for a round that is about to be made: throws if it cannot be. */
export async function requireMakeable(
  context: Context,
  db: Executor,
  user: { id: number; timeZone: string },
  plan: Plan,
): Promise<RoundPreview & { day: string }> {
  const planned = await planRound(context, db, user, plan);
  const { problem, day } = planned;
  if (problem !== null || day === null) throw new Refusal('validation_failed', problem ?? t`Choose a day.`);
  return { ...planned, day };
}
