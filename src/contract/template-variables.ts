import type { TemplateView } from './admin.ts';

/** The variables of message templates (specification 2, section 3). */
export const cardMessageVariables = [
  'recipientName',
  'occasionType',
  'relationship',
  'occasionDate',
  'tone',
  'deliveryType',
  'numAlternatives',
  'nickname',
  'traits',
  'category',
  'style',
  'personalMessage',
] as const;

/** The variables of templates that describe a picture (the prompt). */
export const imagePromptVariables = [
  'occasionCategory',
  'occasionDate',
  'recipientName',
  'cardMessage',
  'cardStyle',
  'tone',
  'relationship',
  'deliveryType',
  'nickname',
  'traits',
  'personalMessage',
  'styleDescription',
] as const;

/** The additional variables of templates that generate a picture. */
export const imageGenerationVariables = ['prompt', 'style', 'model', 'occasion'] as const;

/** Every variable that a template of this category may use. */
export function variablesOf(category: TemplateView['category']): readonly string[] {
  return category === 'card_message' ? cardMessageVariables : [...imagePromptVariables, ...imageGenerationVariables];
}
