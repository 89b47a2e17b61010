import type { FastifyReply } from 'fastify';
import { t } from '../../../contract/translate.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { calledBy, greetingName } from '../../../domain/first-name.ts';
import { titleFor } from '../../../studio/words/title-for.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { findUser } from '../accounts/public.ts';
import {
  briefDraft,
  chooseAutomaticStyle,
  type Draft,
  draftFields,
  type MakeOptions,
} from '../automatic-cards/public.ts';
import { cardTimeZone, insertCard } from '../cards/public.ts';
import { findPerson, lockPerson } from '../contacts/public.ts';
import { asOnCard, findDefaultSignature } from '../signatures/public.ts';
import { listPresets } from '../styles/public.ts';
import { lockGift, updateGift } from './in-touch.store.ts';

type Thanks = { user: SessionUser; id: number; itemId: number; words: string | null };

/**
 * Makes a thank-you draft for a gift. The gift is a private note: the card, and a provider who writes it, know only the
 * user's own sentence.
 */
export async function draftThanks(
  context: Context,
  makeOptions: MakeOptions,
  { user, id: personId, itemId, words }: Thanks,
  reply: FastifyReply,
): Promise<number> {
  const db = context.database.orm;
  const person = await findPerson(db, user.id, personId);
  if (!person) throw notFound(t`The contact was not found.`);
  const owner = await findUser(db, user.id);
  if (!owner) throw notFound(t`The account was not found.`);
  await requireUnthanked(db, personId, itemId);
  const timeZone = await cardTimeZone(db, personId);
  const day = addDays(todayIn(context.clock, timeZone), 1);
  const signature = await findDefaultSignature(db, user.id);
  const draft: Draft = {
    // Without its year, so that nothing is counted from it.
    date: { occasionType: 'custom', date: `-${day.slice(4)}` },
    person,
    timeZone,
    areSeveral: person.areSeveral,
    occurrenceDate: day,
    style: chooseAutomaticStyle({ presets: await listPresets(db), person, user: owner }),
    signature: signature && asOnCard(signature),
    seed: `thanks/${itemId}`,
  };
  const planned = await briefDraft(context, draft);
  const { language } = planned;
  const nickname = calledBy(person);
  const facts = { occasionType: 'thank-you', years: null, nickname, name: person.name, areSeveral: person.areSeveral };
  const addressee = greetingName(nickname, person.name);
  const title = language === 'en' ? `Thank You, ${addressee}` : titleFor('thank-you', language, facts);
  const brief = {
    ...planned,
    category: 'thank-you' as const,
    title,
    occasion: null,
    personalMessage: words,
  };
  const options = await makeOptions(context, user.id, brief, { signal: leavingSignal(reply), onProgress: () => {} });
  return context.database.transaction(async (tx) => {
    const recipient = await lockPerson(tx, user.id, personId);
    if (!recipient) throw notFound(t`The contact was not found.`);
    await requireUnthanked(tx, personId, itemId);
    const sending = { scheduledDate: day, deliveryMethod: 'digital' } as const;
    const cardId = await insertCard(tx, user.id, draftFields(draft, brief, options, sending, recipient));
    await updateGift(tx, itemId, { cardId });
    return cardId;
  });
}

/** Throws Refusal if the gift is gone or has a card already; locked inside a transaction, so that it gets one only. */
async function requireUnthanked(tx: Executor, personId: number, itemId: number): Promise<void> {
  const gift = await lockGift(tx, personId, itemId);
  if (!gift) throw notFound(t`The gift was not found.`);
  if (gift.cardId !== null) throw new Refusal('illegal_transition', t`This gift has a thank-you card already.`);
}
