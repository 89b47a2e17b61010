import type { RoundListItem, RoundView } from '../../../contract/rounds.ts';
import { t } from '../../../contract/translate.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import type { Executor } from '../../db/executor.ts';
import { notFound } from '../../refusal.ts';
import { methodFor } from './round-draft.ts';
import { type CountedRound, findOptions, listRecipients, listRounds, readPace } from './rounds.store.ts';

export function viewRoundInList({
  id,
  occasionType,
  day,
  state,
  toReview,
  createdAt,
  finishedAt,
  ...round
}: CountedRound): RoundListItem {
  const { total, waiting, made, failed, leftOut } = round;
  return {
    id,
    occasionType,
    label: occasionLabel(occasionType),
    day,
    state,
    counts: { total, waiting, made, failed, leftOut },
    toReview,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** A round with its recipients; throws if it is not the user's. */
export async function loadRoundView(db: Executor, userId: number, id: number): Promise<RoundView> {
  const [round] = await listRounds(db, userId, id);
  const options = await findOptions(db, id);
  if (!round || !options) throw notFound(t`The round was not found.`);
  const pace = round.state === 'making' ? await readPace(db, id) : null;
  const recipients = await listRecipients(db, id);
  return {
    ...viewRoundInList(round),
    secondsLeft: pace === null ? null : Math.ceil(pace * round.waiting),
    recipients: recipients.map(({ cardsMethod, ...recipient }) => ({
      ...recipient,
      deliveryMethod: cardsMethod ?? methodFor(options, recipient.personId),
    })),
  };
}
