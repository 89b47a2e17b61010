import type { z } from 'zod';
import { type CardView, cardEndpoints, type updateCardBody } from '../../../contract/cards.ts';
import { t } from '../../../contract/translate.ts';
import type { DeliveryStatus } from '../../../contract/vocabulary.ts';
import { allows } from '../../../domain/card-lifecycle.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { route } from '../../http/route.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { rememberPlace } from '../accounts/public.ts';
import { findPerson } from '../contacts/public.ts';
import { requireKnownFontIn } from '../generation/public.ts';
import { requireUsableImages } from '../images/public.ts';
import { approveCard } from './approve-card.policy.ts';
import { cardTimeZone, scheduleFields } from './card-schedule.store.ts';
import { type CardRow, findCard, lockCard, updateCard } from './cards.store.ts';
import { changeCard } from './change-card.ts';
import { chooseAlternate } from './choose-alternate.ts';
import { imagesIn } from './create-card.route.ts';
import { editCard } from './edit-card.ts';
import { existingDay } from './existing-day.policy.ts';
import { redrawWords } from './redraw-words.ts';
import { awaitRegenerated, startRegeneration } from './regenerate-image.ts';
import { requireVersion } from './require-version.ts';
import { restoreCard } from './restore-card.ts';
import { signCardAs } from './sign-as.ts';
import { signCard } from './sign-card.ts';
import { skipCard } from './skip-card.ts';

type Changes = z.output<typeof updateCardBody>;

/**
 * Changes the fields that the owner may change; a prompt with `useSourceImage` draws a new picture after the rest is
 * saved.
 */
export const updateCardRoute = route(cardEndpoints.update, {
  access: 'signed-in',
  scope: 'cards',
  // An approved card that stays so goes out with these changes; every status but skipped may lead out of the house.
  scopesOf: ({ keepApproved, deliveryStatus }) =>
    keepApproved || (deliveryStatus !== undefined && deliveryStatus !== 'skipped') ? ['send'] : [],
  handler: async ({ context, user, params, body }) => {
    requireKnownFontIn(body.styleSettings);
    await requireUsableImages(context.database.orm, user.id, imagesIn(body));
    const { useSourceImage, imagePrompt, ...rest } = body;
    if (useSourceImage === undefined || !imagePrompt) {
      return saveChanges(context, user.id, params.id, imagePrompt === undefined ? rest : { ...rest, imagePrompt });
    }
    const { keepApproved, version, ...others } = rest;
    const saved = Object.keys(others).length > 0 ? await saveChanges(context, user.id, params.id, rest) : null;
    const started = await startRegeneration(context, user, params.id, {
      settings: null,
      photo: null,
      imagePrompt,
      useSourceImage,
      keepApproved,
      version: saved ? saved.version : version,
    });
    return awaitRegenerated(context, user.id, started);
  },
});

/** Saves in one transaction; a status change follows the lifecycle like its action (D23, D37). */
async function saveChanges(context: Context, userId: number, cardId: number, changes: Changes): Promise<CardView> {
  const redrawn = changes.imageUrl === undefined ? await redraw(context, userId, cardId, changes) : null;
  const {
    version,
    deliveryStatus,
    setPrimary,
    keepApproved,
    presetId,
    useCustomPrompt,
    scheduledDate,
    signatureId,
    signedAs,
    takesAnswers,
    place,
    ...content
  } = changes;
  return changeCard(context, userId, cardId, async (tx, card) => {
    await requireVersion(tx, card, version);
    const timeZone = isMoved(changes) ? await cardTimeZone(tx, card.personId) : undefined;
    // Not content: it may change on a sent card, and asks for no new approval.
    if (takesAnswers !== undefined) await updateCard(tx, card.id, { takesAnswers });
    if (place !== undefined) await postAt(tx, card, place ?? '');
    const fields = {
      ...content,
      ...(presetId !== undefined && { cardStylePresetId: presetId }),
      // From here on the words are a person's own.
      ...(content.message !== undefined && content.message !== card.message && { wordsEngine: null }),
      ...(await signedWords(tx, card, changes)),
      ...(content.recipientEmail !== undefined && { recipientEmailIsFormer: false }),
      ...(useCustomPrompt !== undefined && { hasCustomPrompt: useCustomPrompt }),
      ...(redrawn && redrawn.from === card.imageUrl && { imageUrl: redrawn.to }),
      ...(timeZone && newSchedule(card, changes, timeZone)),
    };
    if (Object.keys(fields).length > 0) await editCard(context, tx, card, fields, keepApproved, timeZone);
    if (setPrimary) await chooseAlternate(context, tx, await again(tx, card), { slot: setPrimary, keepApproved });
    if (deliveryStatus && deliveryStatus !== card.deliveryStatus) {
      await changeStatus(context, tx, await again(tx, card), deliveryStatus);
    }
  });
}

/** Not content either, but a sent card keeps it. New cards are posted at the same place. */
async function postAt(tx: Executor, card: CardRow, place: string) {
  if (!allows(card.deliveryStatus, 'edit')) {
    throw new Refusal('illegal_transition', t`The card is on its way: its postmark stays as it is.`);
  }
  await updateCard(tx, card.id, { place: place || null });
  await rememberPlace(tx, card.userId, place);
}

/** Redraws the picture with the new words, before the card is locked. */
async function redraw(context: Context, userId: number, cardId: number, changes: Changes) {
  const { title, message, signatureId, signedAs } = changes;
  if (title === undefined && message === undefined && !signatureId && signedAs === undefined) return null;
  const card = await findCard(context.database.orm, userId, cardId);
  if (!card || (changes.version !== undefined && changes.version !== card.version)) return null;
  const signed = await signedWords(context.database.orm, card, changes);
  const to = await redrawWords(context, card, { ...changes, ...signed });
  return to === null ? null : { from: card.imageUrl, to };
}

/** The card's sender and its signature where they change, and the words above them. */
async function signedWords(db: Executor, card: CardRow, changes: Changes) {
  const { signedAs, signatureId } = changes;
  const named = signedAs === undefined ? {} : await signCardAs(db, card, { ...card, ...changes }, signedAs);
  if (signatureId === undefined) return named;
  const person = await findPerson(db, card.userId, card.personId);
  const words = { ...card, ...changes, ...named };
  return { ...named, ...(await signCard(db, card.userId, person, words, signatureId)) };
}

function isMoved({ scheduledDate, deliveryMethod }: Changes): boolean {
  return scheduledDate !== undefined || deliveryMethod !== undefined;
}

function newSchedule(card: CardRow, { scheduledDate, deliveryMethod }: Changes, timeZone: string) {
  const day = scheduledDate === undefined ? card.scheduledDate : scheduledDate && existingDay(scheduledDate);
  return scheduleFields(day, timeZone, deliveryMethod ?? card.deliveryMethod);
}

async function again(tx: Executor, card: CardRow) {
  const current = await lockCard(tx, card.userId, card.id);
  if (!current) throw notFound(t`The card was not found.`);
  return current;
}

async function changeStatus(
  context: Context,
  tx: Executor,
  card: CardRow & { inFlight: boolean },
  wanted: DeliveryStatus,
): Promise<void> {
  if (wanted === 'skipped') return skipCard(tx, card);
  if (wanted === 'approved_and_scheduled')
    return card.deliveryStatus === 'skipped' ? restoreCard(context, tx, card) : approveCard(context, tx, card);
  if (wanted === 'draft') {
    if (card.deliveryStatus === 'skipped') return restoreCard(context, tx, card);
    if (card.deliveryStatus === 'failed' || card.deliveryStatus === 'ready') {
      throw new Refusal('illegal_transition', t`Only an approved or a skipped card becomes a draft again.`);
    }
    return editCard(context, tx, card, {}, false);
  }
  throw new Refusal('illegal_transition', t`Only the delivery of the card itself sets this status.`);
}
