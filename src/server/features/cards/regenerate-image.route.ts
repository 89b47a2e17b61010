import { cardEndpoints } from '../../../contract/cards.ts';
import { route } from '../../http/route.ts';
import { answerAtOnce } from '../generation/public.ts';
import { awaitRegenerated, startRegeneration } from './regenerate-image.ts';
import { settingsIn } from './style-settings-field.ts';

/** New style, prompt or photo of a card, saved together with the new picture or not at all (D27, D40). */
export const regenerateImageRoute = route(cardEndpoints.regenerateImage, {
  access: 'signed-in',
  limit: 'drawing',
  fileLimitBytes: 5 * 1024 * 1024,
  handler: async ({ context, user, params, body, files, request, reply }) => {
    const { styleSettings, ...rest } = body;
    const started = await startRegeneration(context, user, params.id, {
      ...rest,
      settings: settingsIn(styleSettings),
      photo: files.image?.bytes.length ? files.image.bytes : null,
    });
    return answerAtOnce(started.generationId, request, reply) ?? awaitRegenerated(context, user.id, started);
  },
});
