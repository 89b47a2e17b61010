import { generationEndpoints } from '../../../contract/generation.ts';
import { writePicturePrompts } from '../../../studio/art/write-prompts.ts';
import { route } from '../../http/route.ts';
import { briefFacts } from './brief-facts.ts';

/** Proposes prompts for a picture of this card, which the user may edit before it is drawn. Stores nothing. */
export const imagePromptsRoute = route(generationEndpoints.imagePrompts, {
  access: 'signed-in',
  scope: 'cards',
  limit: 'drawing',
  handler: async ({ context, user, body }) => {
    const { recipient } = await briefFacts(context, user, body, body);
    return writePicturePrompts({
      category: body.category,
      settings: body.styleSettings,
      told: [recipient.notes, body.personalMessage].filter(Boolean).join('. '),
    });
  },
});
