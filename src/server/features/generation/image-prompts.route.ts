import { generationEndpoints } from '../../../contract/generation.ts';
import { writePicturePrompts } from '../../../studio/art/write-prompts.ts';
import { route } from '../../http/route.ts';
import { briefFacts } from './brief-facts.ts';

/** What a picture for this card could show, in words that may be edited before it is drawn. Nothing is stored. */
export const imagePromptsRoute = route(generationEndpoints.imagePrompts, {
  access: 'signed-in',
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
