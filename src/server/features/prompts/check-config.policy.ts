import type { ConfigView, ModelView } from '../../../contract/admin.ts';
import type { ConfigFields } from './prompt-configs.store.ts';

/** Whether a configuration draws: the listed model says so, an identifier of the administrator's own follows its category. */
export function isPictureModel(category: ConfigView['category'], model: Pick<ModelView, 'category'> | null): boolean {
  return model ? model.category === 'image' : category === 'image_generation_ai';
}

/** Why a configuration cannot be saved, by field; null when it can. */
export function configComplaint(
  config: ConfigFields,
  model: Pick<ModelView, 'category'> | null,
): { field: 'aiModel' | 'maxTokens'; message: string } | null {
  const draws = isPictureModel(config.category, model);
  if (config.category === 'card_message' && model && model.category !== 'text') {
    return { field: 'aiModel', message: 'Card messages need a text model.' };
  }
  if (config.category === 'image_generation_ai' && !draws) {
    return { field: 'aiModel', message: 'This category needs an image model.' };
  }
  if (config.category === 'image_generation' && model && !['text', 'image'].includes(model.category)) {
    return { field: 'aiModel', message: 'This category needs a text or an image model.' };
  }
  if (!draws && config.maxTokens < 1) {
    return { field: 'maxTokens', message: 'Max tokens must be from 1 to 4000; 0 is for image models only.' };
  }
  return null;
}
