import type { DeviceMessage } from '../../../contract/push.ts';
import { t } from '../../../contract/translate.ts';
import { approvedUpcoming, awaitingReview } from '../../../domain/card-lifecycle.ts';
import { relativeDay } from '../../../domain/days-ahead.ts';
import { calledBy, greetingName } from '../../../domain/first-name.ts';
import { localDay } from '../../../domain/local-time.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import type { Context } from '../../context.ts';
import type { News, NewsFor } from '../../queue/job-kinds.ts';
import { findApprovedFor } from '../accounts/public.ts';
import {
  type AnswerFacts,
  type FailureFacts,
  findAnswerFacts,
  findFailureFacts,
  findNewsFacts,
  type NewsFacts,
} from './news-facts.store.ts';

/** The message about the news as they stand now; null if they no longer apply, or no longer concern the reader. */
export async function messageOf(
  context: Context,
  { userId, membershipId, news }: NewsFor,
): Promise<DeviceMessage | null> {
  if (membershipId === undefined) return ownMessage(context, userId, news);
  const account = await findApprovedFor(context.database.orm, userId, membershipId);
  const message = account && (await ownMessage(context, account.id, news));
  return (
    message && {
      ...message,
      body: t`A card in ${account.name}’s account waits for your approval.`,
      path: `${message.path}#in=${membershipId}`,
    }
  );
}

async function ownMessage({ database, clock }: Context, userId: number, news: News): Promise<DeviceMessage | null> {
  if (news.kind === 'failure') {
    const failed = await findFailureFacts(database.orm, userId, news);
    return failed && viewFailure(failed);
  }
  if (news.kind === 'answer') {
    const answer = await findAnswerFacts(database.orm, userId, news);
    return answer && viewAnswer(answer);
  }
  const facts = await findNewsFacts(database.orm, userId, news);
  return facts && viewDay(news.kind, facts, localDay(clock.now().toISOString(), facts.timeZone));
}

/** Keeps the words of the answer off the lock screen. */
function viewAnswer({ answerId, kind, cardId, personName, ...called }: AnswerFacts): DeviceMessage {
  const name = greetingName(calledBy(called), personName);
  return {
    title: kind === 'heart' ? t`${name} sent you a heart` : t`${name} answered your card`,
    body: kind === 'heart' ? t`It is for your card.` : t`Open Fondly to read it.`,
    path: `/cards/${cardId}`,
    tag: `answer-${answerId}`,
  };
}

/** The message, or null if its day has passed. Reveals only an occasion and a first name on the lock screen. */
function viewDay(kind: 'draft' | 'reminder', facts: NewsFacts, today: string): DeviceMessage | null {
  const { card, occursOn, personName, personId, occasionType, dateId } = facts;
  const isDraft = card !== null && awaitingReview.some((status) => status === card.status);
  if (occursOn < today || (kind === 'draft' && !isDraft)) return null;
  const what = `${occasionLabel(occasionType)}, ${relativeDay(today, occursOn)}`;
  return {
    title: t`${greetingName(facts.greetingName, personName)}: ${what}`,
    body: isDraft ? t`A card waits for your approval.` : cardInWords(card),
    path: card ? `/cards/${card.id}` : `/cards/create?personId=${personId}&dateId=${dateId}`,
    tag: `date-${dateId}`,
  };
}

function cardInWords(card: NewsFacts['card']): string {
  if (!card) return t`There is no card for it yet.`;
  const isApproved = approvedUpcoming.some((status) => status === card.status);
  return isApproved ? t`Its card is approved and on its way.` : t`It has its card already.`;
}

function viewFailure({ cardId, personName, ...called }: FailureFacts): DeviceMessage {
  return {
    title: t`The card for ${greetingName(calledBy(called), personName)} was not delivered`,
    body: t`Open Fondly to see why, and what helps.`,
    path: `/cards/${cardId}`,
    tag: `failure-${cardId}`,
  };
}
