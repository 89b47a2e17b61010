import type { SourceFile } from '../../architecture/source-files.ts';
import { isIdentifier, isMember, isNode, type SyntaxNode, walk } from '../../architecture/syntax.ts';

/** A test as it is written: its name, its own text, and the values at the top of its file that it uses. */
export type NamedTest = { name: string; text: string; isSkipped: boolean };

/** The tests and journeys of a file. */
export function readNamedTests(file: SourceFile): NamedTest[] {
  const found: NamedTest[] = [];
  const parts = declarations(file);
  walk(file, (node) => {
    const name = nameOf(node);
    if (name === null) return;
    const own = file.text.slice(node.start, node.end as number);
    const used = [...parts].filter(([word]) => new RegExp(`\\b${word}\\b`).test(own)).map(([, text]) => text);
    found.push({ name, text: [own, ...used].join('\n'), isSkipped: isSkipping(node.callee) });
  });
  return found;
}

function nameOf(node: SyntaxNode): string | null {
  if (node.type !== 'CallExpression' || !isTestCall(node.callee)) return null;
  const [first] = node.arguments as unknown[];
  if (!isNode(first)) return null;
  if (first.type === 'Literal' && typeof first.value === 'string') return first.value;
  if (first.type !== 'TemplateLiteral') return null;
  const [start] = first.quasis as { value: { cooked: string } }[];
  return start?.value.cooked ?? null;
}

/** `test(`, `journey(`, `test.each(…)(`, `test.runIf(…)(`. */
function isTestCall(callee: unknown): boolean {
  if (isIdentifier(callee, 'test') || isIdentifier(callee, 'journey')) return true;
  if (!isNode(callee)) return false;
  if (callee.type === 'CallExpression') return isTestCall(callee.callee);
  return callee.type === 'MemberExpression' && isTestCall(callee.object);
}

function isSkipping(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  return ['skip', 'todo', 'only', 'fails'].some((how) => isMember(callee, 'test', how));
}

/** What the top of the file declares, by name: a test may take its values from there. */
function declarations(file: SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  walk(file, (node) => {
    const named = node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration';
    if (named && isNode(node.id) && node.id.type === 'Identifier') {
      found.set(node.id.name as string, file.text.slice(node.start, node.end as number));
    }
  });
  return found;
}
