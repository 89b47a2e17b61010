import type { z } from 'zod';
import { generationEndpoints, uploadedCard, type uploadImageBody } from '../../../contract/generation.ts';
import { missingPhotoMessage } from '../../../contract/missing-words.ts';
import { type StyleSettings, styleSettings, textOverlay } from '../../../contract/styles.ts';
import { t } from '../../../contract/translate.ts';
import { calendarDateOf } from '../../../domain/calendar-date.ts';
import { overlayPresets } from '../../../domain/styles.ts';
import { route } from '../../http/route.ts';
import { storableText } from '../../http/storable-text.ts';
import { requiredFile } from '../../http/uploads.ts';
import { invalidField } from '../../refusal.ts';
import { requireUsableImages, storeUpload } from '../images/public.ts';
import { answerGeneration, beginGeneration } from './begin-generation.ts';
import { briefFacts } from './brief-facts.ts';
import { askedOf, deliveryTypeOf } from './card-brief.ts';
import { requireKnownFont } from './known-font.policy.ts';

/** Makes a card from the user's photo: unchanged, with its title over it, or painted. */
export const uploadCardImageRoute = route(generationEndpoints.uploadImage, {
  access: 'signed-in',
  scope: 'cards',
  limit: 'drawing',
  handler: async ({ context, user, body, files, request, reply }) => {
    const kept = files.image ? null : (body.sourceImageUrl ?? null);
    await requireUsableImages(context.database.orm, user.id, { sourceImageUrl: kept });
    const file = kept ? null : requiredFile(files, 'image', missingPhotoMessage);
    const settings = settingsOf(body);
    const date = body.occasionType && body.occasionDate ? calendarDateOf(body.occasionDate) : null;
    const facts = await briefFacts(context, user, body, {
      recipient: body.personName,
      contact: body.personName
        ? { name: body.personName, nickname: body.nickname, relationship: body.relationship, traits: body.traits }
        : null,
      specialDate: date && body.occasionType ? { type: body.occasionType, date } : null,
    });
    const sourceImageUrl = file ? await storeUpload(context, user.id, file.bytes) : kept;
    const generationId = await beginGeneration(context, user.id, 'upload', {
      ...facts,
      ...askedOf(body, facts.recipient, 'friendly'),
      deliveryType: deliveryTypeOf(body.deliveryMethod),
      settings,
      sourceImageUrl,
      usage: body.usage,
    });
    const result = await answerGeneration(context, user.id, generationId, request, reply);
    return 'jobId' in result ? result : uploadedCard.parse(result);
  },
});

/** The two JSON fields; an overlay in either applies, and text over a photo has the plain default (D35). */
function settingsOf(body: z.output<typeof uploadImageBody>): StyleSettings {
  const settings = styleSettings.safeParse(
    jsonIn(body.styleSettings, 'styleSettings') ?? { category: body.usage === 'enhance' ? 'image' : 'photo' },
  );
  if (!settings.success) throw invalidField('styleSettings', t`The style settings are not complete.`);
  const given = jsonIn(body.overlayStyle, 'overlayStyle');
  const overlay = given === null ? null : textOverlay.safeParse(given);
  if (overlay && !overlay.success) throw invalidField('overlayStyle', t`The text overlay style is not complete.`);
  const chosen = overlay?.data ?? settings.data.overlay ?? (body.usage === 'withTitle' ? overlayPresets.custom : null);
  if (chosen) requireKnownFont(chosen.fontFamily, 'overlayStyle');
  return { ...settings.data, overlay: chosen };
}

function jsonIn(text: string | null | undefined, field: string): unknown {
  if (!text) return null;
  try {
    return storableText(JSON.parse(text));
  } catch {
    throw invalidField(field, t`This is not valid JSON.`);
  }
}
