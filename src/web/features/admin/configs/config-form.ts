import type { z } from 'zod';
import type { ConfigView, configBody, ModelView } from '../../../../contract/admin.ts';
import { inDigits } from '../../../../contract/amounts.ts';

/** The values of the fields; a new configuration has no category yet. */
export type ConfigInput = z.input<typeof configBody>;
export type ConfigValues = z.output<typeof configBody>;

type ModelSettings = Pick<ConfigValues, 'numAlternatives' | 'temperature' | 'maxTokens'>;

/** The option for a model that is not listed. */
export const customModel = 'custom';

const imageSettings: ModelSettings = { temperature: 0, maxTokens: 0, numAlternatives: 1 };
const textSettings: ModelSettings = { temperature: 7, maxTokens: 1000, numAlternatives: 3 };

const newConfig = { name: '', aiModel: '', temperature: 7, maxTokens: 500, numAlternatives: 3, isActive: true };

/** The initial values of the form; a new configuration has no category yet. */
export function configValues(config: ConfigView | null): typeof newConfig & Pick<Partial<ConfigValues>, 'category'> {
  if (!config) return newConfig;
  const { name, category, aiModel, numAlternatives, temperature, maxTokens, isActive } = config;
  return { name, category, aiModel, numAlternatives, temperature, maxTokens, isActive };
}

/** The settings that choosing a model sets, or null. A text model keeps existing settings unless they have 0 tokens. */
export function settingsFor(
  model: Pick<ModelView, 'category'>,
  isNew: boolean,
  current: Pick<ModelSettings, 'maxTokens'>,
): ModelSettings | null {
  if (model.category === 'image') return imageSettings;
  if (model.category === 'text' && (isNew || current.maxTokens === 0)) return textSettings;
  return null;
}

/** Whether the model draws pictures, which ignores temperature and tokens. */
export function isDrawing(aiModel: string, models: readonly ModelView[]): boolean {
  return models.find(({ identifier }) => identifier === aiModel)?.category === 'image';
}

/** Whether 0 tokens are valid: for image models, and for unlisted models in `image_generation_ai`. */
export function mayHaveNoTokens(
  { aiModel, category }: Pick<Partial<ConfigValues>, 'aiModel' | 'category'>,
  models: readonly ModelView[],
): boolean {
  const listed = models.some(({ identifier }) => identifier === aiModel);
  return listed ? isDrawing(aiModel ?? '', models) : category === 'image_generation_ai';
}

/** The temperature as shown: 0.7 for 7. */
export function shownTemperature(temperature: number): string {
  return inDigits(temperature / 10, 1);
}
