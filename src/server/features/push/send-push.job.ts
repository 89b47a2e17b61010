import type { DeviceMessage } from '../../../contract/push.ts';
import { approvedUpcoming, awaitingReview } from '../../../domain/card-lifecycle.ts';
import { relativeDay } from '../../../domain/days-ahead.ts';
import { calledBy, greetingName } from '../../../domain/first-name.ts';
import { localDay } from '../../../domain/local-time.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import type { Context } from '../../context.ts';
import type { PushOptions } from '../../push/push-service.ts';
import type { Job, News } from '../../queue/job-kinds.ts';
import { type AnswerFacts, findAnswerFacts, findNewsFacts, type NewsFacts } from './news-facts.store.ts';
import { findDevice, noteSent, removeDevice } from './push-subscriptions.store.ts';

const daySeconds = 86_400;
/** A draft stays relevant for the two weeks before, an answer always; a reminder only today. */
const handling: Record<News['kind'], Pick<PushOptions, 'ttlSeconds' | 'urgency'>> = {
  draft: { ttlSeconds: 7 * daySeconds, urgency: 'low' },
  reminder: { ttlSeconds: daySeconds, urgency: 'normal' },
  answer: { ttlSeconds: 7 * daySeconds, urgency: 'normal' },
};
const topicLength = 32;

/** Sends one message to one browser. A repeated message replaces the first: both have the same topic and tag. */
export function sendPushJob(context: Context): Job<'send-push'> {
  const { database, clock, push, secretKey, log } = context;
  return {
    name: 'send-push',
    concurrency: 5,
    retry: { limit: 6, delaySeconds: 60, maxDelaySeconds: 3600 },
    handler: async ({ userId, deviceId, news }, { signal }) => {
      const device = await findDevice(database.orm, userId, deviceId);
      const message = device && (await messageOf(context, userId, news));
      if (!message) return;
      const topic = secretKey.derive('push-topic', userId, message.tag).slice(0, topicLength);
      const options = { ...handling[news.kind], topic, signal };
      const { outcome, reply } = await push.send(device, JSON.stringify(message), options);
      if (outcome === 'later') throw new Error(reply);
      if (outcome === 'gone') await removeDevice(database.orm, userId, device.endpoint);
      if (outcome === 'refused') log.warn({ userId, reply }, 'a message to a browser was refused');
      if (outcome === 'accepted') await noteSent(database.orm, deviceId, clock.now());
    },
  };
}

/** The message about the news as they stand now; null if they no longer apply. */
async function messageOf({ database, clock }: Context, userId: number, news: News): Promise<DeviceMessage | null> {
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
    title: kind === 'heart' ? `${name} sent you a heart` : `${name} answered your card`,
    body: kind === 'heart' ? 'It is for your card.' : 'Open Fondly to read it.',
    path: `/cards/${cardId}`,
    tag: `answer-${answerId}`,
  };
}

/** The message, or null if its day has passed. Reveals only an occasion and a first name on the lock screen. */
function viewDay(kind: 'draft' | 'reminder', facts: NewsFacts, today: string): DeviceMessage | null {
  const { card, occursOn, personName, personId, occasionType, dateId } = facts;
  const isDraft = card !== null && awaitingReview.some((status) => status === card.status);
  if (occursOn < today || (kind === 'draft' && !isDraft)) return null;
  return {
    title: `${greetingName(facts.greetingName, personName)}: ${occasionLabel(occasionType)}, ${relativeDay(today, occursOn)}`,
    body: isDraft ? 'A card waits for your approval.' : cardInWords(card),
    path: card ? `/cards/${card.id}` : `/cards/create?personId=${personId}&dateId=${dateId}`,
    tag: `date-${dateId}`,
  };
}

function cardInWords(card: NewsFacts['card']): string {
  if (!card) return 'There is no card for it yet.';
  const isApproved = approvedUpcoming.some((status) => status === card.status);
  return isApproved ? 'Its card is approved and on its way.' : 'It has its card already.';
}
