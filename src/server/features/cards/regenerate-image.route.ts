import { cardEndpoints } from '../../../contract/cards.ts';
import { type StyleSettings, styleSettings } from '../../../contract/styles.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { storableText } from '../../http/storable-text.ts';
import { invalidField } from '../../refusal.ts';
import { answerAtOnce, requireKnownFont } from '../generation/public.ts';
import { awaitRegenerated, startRegeneration } from './regenerate-image.ts';

/** Saves a new style, prompt or photo of a card together with the new picture, or not at all (D27, D40). */
export const regenerateImageRoute = route(cardEndpoints.regenerateImage, {
  access: 'signed-in',
  scope: 'cards',
  scopesOf: ({ keepApproved }) => (keepApproved ? ['send'] : []),
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

/** Style settings as an object, or as JSON in a form field; null if missing. Rejects anything else. */
function settingsIn(given: StyleSettings | string | null | undefined): StyleSettings | null {
  if (given === null || given === undefined || given === '') return null;
  const settings = typeof given === 'string' ? parse(given) : given;
  if (settings.overlay) requireKnownFont(settings.overlay.fontFamily, 'styleSettings');
  return settings;
}

function parse(text: string): StyleSettings {
  const parsed = styleSettings.safeParse(jsonOf(text));
  if (!parsed.success) throw invalidField('styleSettings', t`The style settings are not complete.`);
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return storableText(JSON.parse(text));
  } catch {
    throw invalidField('styleSettings', t`This is not valid JSON.`);
  }
}
