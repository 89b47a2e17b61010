import { t } from '../../contract/translate.ts';
import { parseTemplate } from './parse-template.ts';
import { promptEngine } from './prompt-engine.ts';
import { TemplateProblem } from './template-problem.ts';

const longestValue = 10_000;
const longestPrompt = 100_000;

/**
 * Renders a template; a variable that is missing, null or empty counts as absent, in conditions too. Throws
 * TemplateProblem if the template does not parse or the prompt would be endless.
 */
export function renderTemplate(content: string, values: Readonly<Record<string, unknown>>): string {
  const { nodes, variables } = parseTemplate(content);
  let prompt: string;
  try {
    const scope = Object.fromEntries(
      variables.flatMap((name) => {
        const text = Object.hasOwn(values, name) ? textOf(values[name]) : '';
        return text === '' ? [] : [[name, text]];
      }),
    );
    prompt = promptEngine.renderSync(nodes, scope);
  } catch {
    throw new TemplateProblem(t`The template takes too much time or space to fill.`);
  }
  if (prompt.length > longestPrompt) throw new TemplateProblem(t`The filled template is too long.`);
  return prompt.replaceAll(/\n{3,}/g, '\n\n').trim();
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.slice(0, longestValue);
}
