import type { TemplateView } from '../../../../contract/admin.ts';
import { variablesOf } from '../../../../contract/template-variables.ts';

const examples: Readonly<Record<string, unknown>> = {
  recipientName: 'Margaret Whitfield',
  nickname: 'Mum',
  relationship: 'mother',
  occasionType: 'birthday',
  occasionCategory: 'birthday',
  occasion: 'birthday',
  occasionDate: 'December 4',
  tone: 'warm',
  deliveryType: 'email',
  numAlternatives: 3,
  traits: 'grows dahlias',
  category: 'birthday',
  style: 'Watercolor',
  cardStyle: 'Watercolor',
  styleDescription: 'Watercolor, pastel, nature',
  personalMessage: 'See you on Sunday',
  cardMessage: 'Happy birthday, Mum.',
  prompt: 'A window sill with dahlias in the morning light',
  model: 'gpt-image-2',
};

/** Example values for the templates of a category, as JSON text. */
export function exampleVariables(category: TemplateView['category']): string {
  const values = Object.fromEntries(variablesOf(category).map((name) => [name, examples[name] ?? '']));
  return JSON.stringify(values, null, 2);
}

/** Parses typed variables; null if they are not a JSON object. */
export function readVariables(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
