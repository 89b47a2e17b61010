import type { CardOption } from '../../../contract/generation.ts';
import { t } from '../../../contract/translate.ts';
import { isSeveral } from '../../../domain/name-kind.ts';
import { seasonOfCard } from '../../../domain/season.ts';
import { needsPhoto, overlayPresets } from '../../../domain/styles.ts';
import { categoryOfMood } from '../../../studio/art/library/occasion-motifs.ts';
import type { PictureRequest } from '../../../studio/art/picture.ts';
import { shownOfPrompt } from '../../../studio/art/plan-picture.ts';
import { composeMessages } from '../../../studio/words/compose-messages.ts';
import { headingFor } from '../../../studio/words/heading-for.ts';
import type { Context } from '../../context.ts';
import { readImage, storeDrawing } from '../images/public.ts';
import type { CardBrief } from './card-brief.ts';
import { hasOwnWords, mostOptions, optionsOf, ownWordsOf } from './options-of.policy.ts';
import { pictureFacts } from './picture-facts.ts';
import { pictureTask } from './provider-draws.policy.ts';
import type { Consultation, ProviderOffer } from './provider-offer.ts';
import { messagesToOthers } from './recent-messages.store.ts';

/** The studio's name as the maker of a card. */
export const studioName = 'Fondly Studio';

/** `isPatient`: nobody waits for it, so its pictures let others go first. */
export type Watch = {
  signal: AbortSignal;
  onProgress: (fraction: number, step: string) => void;
  isPatient?: boolean;
};

/**
 * The words and pictures of a card and its two alternates, the primary first: what a provider offers, and the studio's
 * work for the rest.
 */
export async function makeCardOptions(
  context: Context,
  userId: number,
  brief: CardBrief,
  watch: Watch,
  provider: Consultation | null = null,
): Promise<CardOption[]> {
  watch.onProgress(0.02, t`Finding the words`);
  const photo = brief.sourceImageUrl ? await readImage(context, brief.sourceImageUrl) : null;
  const early = provider
    ? drawEarly(context, userId, brief, { photo, from: provider.pictures, ...patience(watch) })
    : [];
  const offer = (await provider?.offer) ?? null;
  const messages = hasOwnWords(brief)
    ? Array<string>(optionsOf(brief)).fill(ownWordsOf(brief))
    : writeMessages(brief, offer, await messagesToOthers(context.database.orm, userId, brief.category));
  const options: CardOption[] = [];
  for (const [index, text] of messages.entries()) {
    const request = pictureRequest(brief, photo, text, `${brief.seed}#${index}`);
    const onProgress = (part: number) => {
      watch.onProgress(0.05 + (0.93 * (index + part)) / messages.length, stepOf(index));
    };
    const offered = offer?.pictures[index];
    const drawn = offered ? await storeProviderPicture(context, userId, offered, request, patience(watch)) : null;
    const image_url =
      (reusesPicture(brief) && options[0]?.image_url) ||
      drawn ||
      (await early[index]) ||
      (await storeDrawing(context, userId, request, {
        ...patience(watch),
        onProgress,
        photoUrl: brief.sourceImageUrl,
      }));
    const prompt = brief.imagePrompt ?? (drawn ? (offer?.prompt ?? null) : null);
    const usedWords = drawn ? {} : usedWordsOf(request);
    options.push({ message: text, image_url, prompt, ...usedWords, ...enginesOf(offer, brief, index, drawn !== null) });
  }
  return options;
}

function patience({ signal, isPatient = false }: Watch) {
  return { signal, isPatient };
}

/**
 * While the provider works, the studio draws the pictures that the provider will not draw, one at a time, so that with
 * a silent provider the card is ready soon after the time limit (D41). Only pictures that do not show the message.
 */
function drawEarly(
  context: Context,
  userId: number,
  brief: CardBrief,
  { photo, from, ...watch }: { photo: Uint8Array | null; from: number } & ReturnType<typeof patience>,
): Promise<string>[] {
  const early: Promise<string>[] = [];
  if (pictureTask(brief) === null) return early;
  let before: Promise<unknown> = Promise.resolve();
  for (let index = from; index < optionsOf(brief); index += 1) {
    const request = pictureRequest(brief, photo, '', `${brief.seed}#${index}`);
    const drawing = before.then(() =>
      storeDrawing(context, userId, request, { ...watch, photoUrl: brief.sourceImageUrl }),
    );
    before = drawing.catch(() => {});
    early[index] = drawing;
  }
  return early;
}

/** The provider's messages first, then the studio's for the missing ones. */
function writeMessages(brief: CardBrief, offer: ProviderOffer | null, taken: string[]): string[] {
  const composed = composeMessages({
    category: brief.category,
    recipient: brief.recipient,
    sender: { name: null },
    signedByHand: brief.signedByHand ?? false,
    occasion: brief.occasion,
    season: seasonOfCard(brief),
    tone: brief.tone,
    length: brief.length ?? 'medium',
    personalMessage: brief.personalMessage,
    language: brief.language,
    seed: brief.seed,
    count: mostOptions,
    avoid: brief.avoid,
    taken,
  });
  return [...(offer?.messages ?? []), ...composed.map(({ text }) => text)].slice(0, mostOptions);
}

/** What the picture shows of its prompt, and what of it cannot be drawn, for the page. */
function usedWordsOf(request: PictureRequest): Pick<CardOption, 'usedWords' | 'missingWords'> {
  if (request.kind !== 'illustration') return {};
  const { drawn, missing } = shownOfPrompt(request);
  return { usedWords: drawn, missingWords: missing };
}

/** The maker of each part of an option, and why it was not the provider. */
function enginesOf(
  offer: ProviderOffer | null,
  brief: CardBrief,
  index: number,
  isProvidersPicture: boolean,
): Pick<CardOption, 'engine' | 'engineName' | 'wordsEngineName' | 'engineNote'> {
  const nameOf = (isProviders: boolean) => (offer && isProviders ? offer.engineName : studioName);
  return {
    engine: isProvidersPicture ? 'provider' : 'studio',
    engineName: nameOf(isProvidersPicture),
    wordsEngineName: hasOwnWords(brief) ? null : nameOf(index < (offer?.messages.length ?? 0)),
    engineNote: offer && noteOf(offer),
  };
}

function noteOf({ wordsProblem, pictureProblem, pictures, messages }: ProviderOffer): string | null {
  const problems = new Set([wordsProblem, pictureProblem].flatMap((problem) => problem ?? []));
  if (problems.size === 0) return null;
  const reasons = [...problems].join(' ');
  if (pictures.length > 0) return t`${reasons} Fondly's studio wrote the words instead.`;
  return messages.length > 0
    ? t`${reasons} Fondly's studio drew the picture instead.`
    : t`${reasons} Fondly's studio made this one instead.`;
}

function stepOf(index: number): string {
  return index === 0 ? t`Drawing the picture` : t`Drawing alternate ${index}`;
}

/** A plain photo, or one with the title over it, is the same on every alternate. */
function reusesPicture(brief: CardBrief): boolean {
  return brief.settings.category === 'photo';
}

/** The studio's first words and picture for a brief, stored nowhere: what `makeCardOptions` makes of it first. */
export async function firstOption(
  context: Context,
  brief: CardBrief,
  options: { scale: number; signal: AbortSignal },
): Promise<{ message: string; jpeg: Uint8Array }> {
  const [message = ''] = hasOwnWords(brief) ? [ownWordsOf(brief)] : writeMessages(brief, null, []);
  const { jpeg } = await context.pictures.render(pictureRequest(brief, null, message, `${brief.seed}#0`), options);
  return { message, jpeg };
}

/** What the studio is asked to draw for a card. */
export function pictureRequest(
  brief: CardBrief,
  photo: Uint8Array | null,
  message: string,
  seed: string,
): PictureRequest {
  const { category, settings, title } = brief;
  const size = '1024x1024';
  const focus = settings.focus ?? null;
  const prompt = brief.imagePrompt ?? '';
  const facts = pictureFacts(brief);
  const heading = headingFor(category, brief.language, {
    years: brief.occasion?.years ?? null,
    isSeveral:
      brief.recipient.areSeveral ?? (isSeveral(brief.recipient.name) || isSeveral(brief.recipient.nickname ?? '')),
    ...(brief.occasion && { occasionType: brief.occasion.type }),
  });
  if (needsPhoto(settings.category) && photo) {
    if (settings.category === 'image' && brief.usage === 'enhance') {
      return { kind: 'painted-photo', category, photo, focus, settings, heading, prompt, facts, seed, size };
    }
    const overlay = brief.usage === 'withTitle' && settings.overlay ? { text: title, style: settings.overlay } : null;
    return { kind: 'photo', photo, focus, overlay, size };
  }
  if (settings.category === 'text') {
    const mood = categoryOfMood(category, brief.occasion?.type ?? null);
    return { kind: 'text', category: mood, settings, title, message, seed, size };
  }
  return { kind: 'illustration', category, settings, heading, prompt, facts, seed, size };
}

/**
 * Stores a provider's picture instead of the studio's drawing: cropped to the card's size, and with our own heading,
 * since a provider's lettering is unreliable.
 */
async function storeProviderPicture(
  context: Context,
  userId: number,
  jpeg: Uint8Array,
  instead: PictureRequest,
  watch: ReturnType<typeof patience>,
): Promise<string> {
  const heading = instead.kind === 'illustration' ? instead.heading : null;
  const overlay = heading ? { text: heading, style: overlayPresets.elegant } : null;
  return storeDrawing(context, userId, { kind: 'photo', photo: jpeg, focus: null, overlay, size: instead.size }, watch);
}
