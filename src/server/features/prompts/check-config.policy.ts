import type { ConfigView, ModelView } from '../../../contract/admin.ts';
import { t } from '../../../contract/translate.ts';
import type { ConfigFields } from './prompt-configs.store.ts';

/**
 * Whether a configuration draws: according to the listed model, or its category for an identifier that the
 * administrator typed.
 */
export function isPictureModel(category: ConfigView['category'], model: Pick<ModelView, 'category'> | null): boolean {
  return model ? model.category === 'image' : category === 'image_generation_ai';
}

/** Why a configuration is invalid, by field; null if it is valid. */
export function configComplaint(
  config: ConfigFields,
  model: Pick<ModelView, 'category'> | null,
): { field: 'aiModel' | 'maxTokens'; message: string } | null {
  const draws = isPictureModel(config.category, model);
  if (config.category === 'card_message' && model && model.category !== 'text') {
    return { field: 'aiModel', message: t`Card messages need a text model.` };
  }
  if (config.category === 'image_generation_ai' && !draws) {
    return { field: 'aiModel', message: t`This category needs an image model.` };
  }
  if (config.category === 'image_generation' && model && !['text', 'image'].includes(model.category)) {
    return { field: 'aiModel', message: t`This category needs a text or an image model.` };
  }
  if (!draws && config.maxTokens < 1) {
    return { field: 'maxTokens', message: t`Enter from 1 to 4,000 tokens; 0 is for image models only.` };
  }
  return null;
}
