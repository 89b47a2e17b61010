import { generatedCard, generationEndpoints } from '../../../contract/generation.ts';
import { missingPhotoMessage } from '../../../contract/missing-words.ts';
import { imageUsageOf, needsPhoto } from '../../../domain/styles.ts';
import { route } from '../../http/route.ts';
import { invalidField } from '../../refusal.ts';
import { requireUsableImages } from '../images/public.ts';
import { answerGeneration, beginGeneration } from './begin-generation.ts';
import { briefFacts } from './brief-facts.ts';
import { askedOf, deliveryTypeOf } from './card-brief.ts';
import { requireKnownFontIn } from './known-font.policy.ts';

/** Message, picture and two alternates for a card that does not exist yet. */
export const generateCardRoute = route(generationEndpoints.generate, {
  access: 'signed-in',
  scope: 'cards',
  limit: 'drawing',
  handler: async ({ context, user, body, request, reply }) => {
    const { styleSettings: settings, userImagePath } = body;
    await requireUsableImages(context.database.orm, user.id, { userImagePath });
    requireKnownFontIn(settings);
    if (needsPhoto(settings.category) && !userImagePath) {
      throw invalidField('userImagePath', missingPhotoMessage);
    }
    const facts = await briefFacts(context, user, body, body);
    const generationId = await beginGeneration(context, user.id, 'generate', {
      ...facts,
      ...askedOf(body, facts.recipient, 'warm'),
      deliveryType: deliveryTypeOf(body.deliveryType),
      settings,
      sourceImageUrl: userImagePath ?? null,
      usage: imageUsageOf(settings),
    });
    const result = await answerGeneration(context, user.id, generationId, request, reply);
    return 'jobId' in result ? result : generatedCard.parse(result);
  },
});
