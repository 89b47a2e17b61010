import type { z } from 'zod';
import type { ConfigView, configBody, ModelView } from '../../../../contract/admin.ts';

/** What the fields hold; the category is not chosen in a new one. */
export type ConfigInput = z.input<typeof configBody>;
export type ConfigValues = z.output<typeof configBody>;

type ModelSettings = Pick<ConfigValues, 'numAlternatives' | 'temperature' | 'maxTokens'>;

/** The value for "none of the listed models". */
export const customModel = 'custom';

const imageSettings: ModelSettings = { temperature: 0, maxTokens: 0, numAlternatives: 1 };
const textSettings: ModelSettings = { temperature: 7, maxTokens: 1000, numAlternatives: 3 };

const newConfig = { name: '', aiModel: '', temperature: 7, maxTokens: 500, numAlternatives: 3, isActive: true };

/** What the form starts with; a new configuration has no category yet. */
export function configValues(config: ConfigView | null): typeof newConfig & Pick<Partial<ConfigValues>, 'category'> {
  if (!config) return newConfig;
  const { name, category, aiModel, numAlternatives, temperature, maxTokens, isActive } = config;
  return { name, category, aiModel, numAlternatives, temperature, maxTokens, isActive };
}

/** What choosing a model sets. A text model in an existing configuration only fills what an image model left at nothing. */
export function settingsFor(
  model: Pick<ModelView, 'category'>,
  isNew: boolean,
  current: Pick<ModelSettings, 'maxTokens'>,
): ModelSettings | null {
  if (model.category === 'image') return imageSettings;
  if (model.category === 'text' && (isNew || current.maxTokens === 0)) return textSettings;
  return null;
}

/** Whether the configuration draws, so that temperature and tokens mean nothing to it. */
export function isDrawing(aiModel: string, models: readonly ModelView[]): boolean {
  return models.find(({ identifier }) => identifier === aiModel)?.category === 'image';
}

/** Whether no tokens are enough: for image models, and for an identifier of one's own where pictures are made. */
export function mayHaveNoTokens(
  { aiModel, category }: Pick<Partial<ConfigValues>, 'aiModel' | 'category'>,
  models: readonly ModelView[],
): boolean {
  const listed = models.some(({ identifier }) => identifier === aiModel);
  return listed ? isDrawing(aiModel ?? '', models) : category === 'image_generation_ai';
}

/** As it is shown: 7 is 0.7. */
export function shownTemperature(temperature: number): string {
  return (temperature / 10).toFixed(1);
}
