import { generationEndpoints } from '../../../contract/generation.ts';
import { categoryForOccasion } from '../../../domain/card-category.ts';
import { imageUsageOf, needsPhoto, settingsOfPreset } from '../../../domain/styles.ts';
import { composeMessages } from '../../../studio/words/compose-messages.ts';
import { titleFor } from '../../../studio/words/title-for.ts';
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
    const db = context.database.orm;
    const [preset, date] = await Promise.all([findPreset(db, params.presetId), findDate(db, user.id, params.dateId)]);
    if (!preset) throw notFound('The style');
    if (!date) throw notFound('The date');
    const facts = await briefFacts(context, user, { personId: date.personId, occasionId: date.id }, {});
    const { recipient, language, occasion } = facts;
    const category = categoryForOccasion(date.occasionType);
    const settings = settingsOfPreset(preset);
    const title = titleFor(category, language, {
      occasionType: date.occasionType,
      years: occasion?.years ?? null,
      name: recipient.name,
      nickname: recipient.nickname,
      areSeveral: recipient.areSeveral,
    });
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
  },
});
