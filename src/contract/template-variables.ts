import type { TemplateView } from './admin.ts';

/** What a message's templates may name (specification 2, section 3). */
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

/** What the templates that describe a picture may name. */
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

/** What the templates for the picture itself may name besides. */
export const imageGenerationVariables = ['prompt', 'style', 'model', 'occasion'] as const;

/** Every variable that a template of this category may name. */
export function variablesOf(category: TemplateView['category']): readonly string[] {
  return category === 'card_message' ? cardMessageVariables : [...imagePromptVariables, ...imageGenerationVariables];
}
