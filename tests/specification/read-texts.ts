import type { SourceFile } from '../architecture/source-files.ts';
import { walk } from '../architecture/syntax.ts';

/** How often each text is in the sources: string literals, the fixed parts of templates and JSX text. */
export function countTexts(files: readonly SourceFile[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of files.flatMap(readTexts)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Every text of a file, once per occurrence. */
export function readTexts(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file, (node) => {
    const text = textOf(node);
    if (text) found.push(text);
  });
  return found;
}

/** A text as people read it: entities decoded, white space collapsed and trimmed. */
export function readable(text: string): string {
  return text.replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim();
}

function textOf({ type, value }: { type: string; value?: unknown }): string | null {
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return readable(value);
  if (type === 'TemplateElement') return readable((value as { cooked: string | null }).cooked ?? '');
  return null;
}
