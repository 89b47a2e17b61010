import type { FastifyReply } from 'fastify';
import { generationEndpoints } from '../../../contract/generation.ts';
import { t } from '../../../contract/translate.ts';
import type { CardCategory } from '../../../contract/vocabulary.ts';
import { categoryForOccasion } from '../../../domain/card-category.ts';
import { imageUsageOf, needsPhoto, settingsOfPreset } from '../../../domain/styles.ts';
import { composeMessages } from '../../../studio/words/compose-messages.ts';
import { headingFor } from '../../../studio/words/heading-for.ts';
import { titleFor } from '../../../studio/words/title-for.ts';
import type { Context } from '../../context.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { findDate } from '../dates/public.ts';
import { findPreset, readSamplePhoto } from '../styles/public.ts';
import { briefFacts } from './brief-facts.ts';
import type { CardBrief } from './card-brief.ts';
import { pictureRequest } from './make-card-options.ts';

const scale = 0.375;

const sampleWords = { sender: { name: null }, tone: 'warm', length: 'short', personalMessage: null, count: 1 } as const;

/** Draws a style as a card for this person and day would look in it. Stores nothing; the browser keeps it for ten minutes. */
export const sampleStyleRoute = route(generationEndpoints.sampleStyle, {
  access: 'signed-in',
  scope: 'read',
  limit: 'drawing',
  handler: async ({ context, user, params, reply }) => {
    const date = await findDate(context.database.orm, user.id, params.dateId);
    if (!date) throw notFound(t`The date was not found.`);
    const facts = await briefFacts(context, user, { personId: date.personId, occasionId: date.id }, {});
    return drawSample(context, params.presetId, { category: categoryForOccasion(date.occasionType), facts }, reply);
  },
});

/** The same for an occasion, to a contact or to anybody. */
export const sampleStyleForOccasionRoute = route(generationEndpoints.sampleStyleForOccasion, {
  access: 'signed-in',
  scope: 'read',
  limit: 'drawing',
  handler: async ({ context, user, query: { presetId, category, occasionType, personId }, reply }) => {
    const known = await briefFacts(context, user, { personId: personId ?? null }, {});
    const recipient = personId === undefined ? { ...known.recipient, name: '' } : known.recipient;
    const occasion = occasionType ? { type: occasionType, years: null, day: null } : null;
    return drawSample(context, presetId, { category, facts: { ...known, recipient, occasion } }, reply);
  },
});

type Sample = { category: CardCategory; facts: Awaited<ReturnType<typeof briefFacts>> };

async function drawSample(context: Context, presetId: string, { category, facts }: Sample, reply: FastifyReply) {
  const preset = await findPreset(context.database.orm, presetId);
  if (!preset) throw notFound(t`The style was not found.`);
  const { recipient, language, occasion } = facts;
  const settings = settingsOfPreset(preset);
  const years = occasion?.years ?? null;
  const title = occasion
    ? titleFor(category, language, { ...recipient, occasionType: occasion.type, years })
    : headingFor(category, language, { years });
  const seed = `sample/${preset.id}`;
  const [words] = settings.category === 'text' ? composeMessages({ ...facts, ...sampleWords, category, seed }) : [];
  const photo = needsPhoto(settings.category) ? await readSamplePhoto() : null;
  const brief: CardBrief = {
    ...facts,
    category,
    title,
    settings,
    seed,
    tone: sampleWords.tone,
    personalMessage: null,
    imagePrompt: null,
    sourceImageUrl: null,
    usage: imageUsageOf(settings),
  };
  const picture = await context.pictures.render(pictureRequest(brief, photo, words?.text ?? '', seed), {
    scale,
    signal: leavingSignal(reply),
  });
  reply.header('cache-control', 'private, max-age=600');
  return reply.type('image/jpeg').send(Buffer.from(picture.jpeg));
}
