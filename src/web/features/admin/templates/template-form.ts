import type { z } from 'zod';
import type { TemplateView, templateBody } from '../../../../contract/admin.ts';

/** While a template is new, its type and category are not chosen yet. */
export type TemplateValues = z.input<typeof templateBody>;

/** What the form starts with. The server reads the variables out of the content. */
export function templateValues(template: TemplateView | null): Partial<TemplateValues> {
  if (!template) return { name: '', description: '', content: '', isDefault: false };
  const { name, type, category, content, description, isDefault } = template;
  return { name, type, category, content, description: description ?? '', isDefault };
}

/** A text with a variable in the place of what is selected in it, and where the cursor then stands. */
export function insertVariable(
  text: string,
  { from, to }: { from: number; to: number },
  variable: string,
): { text: string; cursor: number } {
  const written = `{{ ${variable} }}`;
  return { text: text.slice(0, from) + written + text.slice(to), cursor: from + written.length };
}
