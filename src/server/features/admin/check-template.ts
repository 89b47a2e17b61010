import type { z } from 'zod';
import type { templateBody } from '../../../contract/admin.ts';
import { variablesOf } from '../../../contract/template-variables.ts';
import { parseTemplateFor } from '../../prompt-language/parse-template.ts';
import { TemplateProblem } from '../../prompt-language/template-problem.ts';
import { invalidField } from '../../refusal.ts';
import type { TemplateFields } from '../prompts/public.ts';

/** The template as it is stored: its content can be read, and its variables are those it names and those it declares. */
export function checkTemplate(body: z.output<typeof templateBody>): TemplateFields {
  const known = variablesOf(body.category);
  const strange = body.variables.find((name) => !known.includes(name));
  if (strange !== undefined) throw invalidField('variables', `The variable "${strange}" is not known here.`);
  try {
    const named = parseTemplateFor(body.content, known).variables;
    const variables = known.filter((name) => named.includes(name) || body.variables.includes(name));
    return { ...body, description: body.description ?? null, variables };
  } catch (error) {
    throw error instanceof TemplateProblem ? invalidField('content', error.message) : error;
  }
}
