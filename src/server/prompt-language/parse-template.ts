import type { Template } from 'liquidjs';
import { t } from '../../contract/translate.ts';
import { checkShape } from './check-shape.ts';
import { promptEngine } from './prompt-engine.ts';
import { TemplateProblem } from './template-problem.ts';

export type ParsedTemplate = {
  nodes: Template[];
  /** The variables in it, each once, in the order of the text. */
  variables: string[];
};

/** Parses a template, or throws TemplateProblem. */
export function parseTemplate(content: string): ParsedTemplate {
  checkShape(content);
  try {
    const nodes = promptEngine.parse(content);
    const segments = promptEngine.variableSegmentsSync(nodes);
    const deep = segments.find((path) => path.length > 1);
    if (deep) throw new TemplateProblem(t`The variable "${String(deep[0])}" is a plain text and has no parts.`);
    return { nodes, variables: [...new Set(segments.map(([name]) => String(name)))] };
  } catch (error) {
    throw error instanceof TemplateProblem ? error : new TemplateProblem(inWords(error));
  }
}

/** The same, and rejects variables that are not in `known`. */
export function parseTemplateFor(content: string, known: readonly string[]): ParsedTemplate {
  const parsed = parseTemplate(content);
  const unknown = parsed.variables.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const names = unknown.map((name) => `"${name}"`).join(', ');
    throw new TemplateProblem(
      unknown.length === 1
        ? t`The variable ${names} is not known here. Known are ${known.join(', ')}.`
        : t`The variables ${names} are not known here. Known are ${known.join(', ')}.`,
    );
  }
  return parsed;
}

/** Liquid's format is `what, line:1, col:5`. */
function inWords(error: unknown): string {
  const said = error instanceof Error ? error.message : '';
  const [, what = '', line = '1'] = /^([\s\S]*?), line:(\d+), col:\d+/.exec(said) ?? [];
  const tag = /^tag "(.*)" not found/.exec(what)?.[1];
  if (tag) return t`Line ${line}: "${tag}" is not supported. Use if, elsif, else, unless and case, each with its end.`;
  const filter = /^undefined filter: (.*)/.exec(what)?.[1];
  if (filter) return t`Line ${line}: the filter "${filter}" is not supported.`;
  const open = /^(?:tag |output )?(.*) not closed/.exec(what)?.[1];
  if (open) return t`Line ${line}: ${open} is not closed.`;
  const expression = /^invalid value expression: "(.*)"/.exec(what)?.[1];
  if (expression !== undefined) {
    return t`Line ${line}: "${expression}" cannot be read. Write ${'{{ name }}'}, or ${'{% if name %} … {% endif %}'}.`;
  }
  return t`Line ${line}: this part of the template cannot be read.`;
}
