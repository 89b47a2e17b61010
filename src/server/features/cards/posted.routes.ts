import { paperEndpoints } from '../../../contract/paper.ts';
import { t } from '../../../contract/translate.ts';
import { allows, approvedUpcoming, nextCardState, notDelivered } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { recordEvent } from '../audit/public.ts';
import { lockCard, updateCard } from './cards.store.ts';
import { passOnCard } from './pass-on-card.ts';

/** Approved, also those whose day is over. */
const postable = [...approvedUpcoming, ...notDelivered].filter((status) => allows(status, 'given'));

/** The user has printed these cards and posted them: they count as sent now. What was decided elsewhere meanwhile stays. */
const postedRoute = route(paperEndpoints.posted, {
  access: 'signed-in',
  memberScope: 'send',
  handler: ({ context, user, body, request }) =>
    context.database.transaction(async (tx) => {
      const posted = (await lockAll(tx, user.id, body.cardIds)).filter(
        ({ deliveryMethod, deliveryStatus, inFlight }) =>
          deliveryMethod === 'physical' && postable.some((status) => status === deliveryStatus) && !inFlight,
      );
      for (const card of posted) {
        await passOnCard(context, tx, card, 'post');
        await recordEvent(tx, { event: 'card-given', actorId: user.id, subject: ['card', card.id], request });
      }
      return { cardIds: posted.map(({ id }) => id) };
    }),
});

/** Takes that back: they wait for their user again. */
const notPostedRoute = route(paperEndpoints.notPosted, {
  access: 'signed-in',
  memberScope: 'send',
  handler: ({ context, user, body }) =>
    context.database.transaction(async (tx) => {
      const cards = await lockAll(tx, user.id, body.cardIds);
      for (const { id, deliveryStatus, givenBy } of cards) {
        const change = nextCardState(deliveryStatus, { type: 'notPosted', wasPosted: givenBy === 'post' });
        await updateCard(tx, id, { deliveryStatus: change.status, deliveryDate: null, givenBy: null, sentAs: null });
      }
      return { cardIds: cards.map(({ id }) => id) };
    }),
});

/** The user's cards with these ids, locked in one order. Throws Refusal if one is not theirs. */
async function lockAll(tx: Executor, userId: number, ids: readonly number[]) {
  const cards = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const card = await lockCard(tx, userId, id);
    if (!card) throw notFound(t`One of the cards was not found.`);
    cards.push(card);
  }
  return cards;
}

/** What the user says about cards that they print and post themselves. */
export const postedRoutes: Route[] = [postedRoute, notPostedRoute];
