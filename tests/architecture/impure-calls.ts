import type { SourceFile } from './source-files.ts';
import { isIdentifier, isMember, isNode, lineAt, type SyntaxNode, walk } from './syntax.ts';

/**
 * Where domain and studio read the clock or draw random numbers themselves: time and randomness are arguments there.
 */
export function findImpureCalls(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^src\/(domain|studio)\//.test(path))
    .flatMap((file) => {
      const found: string[] = [];
      walk(file, (node) => {
        const name = impurityOf(node);
        if (name !== undefined) found.push(`${file.path}:${lineAt(file, node.start)} uses ${name}`);
      });
      return found;
    });
}

const impureMembers = [
  ['Date', 'now'],
  ['Math', 'random'],
  ['Temporal', 'Now'],
  ['performance', 'now'],
  ['crypto', 'randomUUID'],
  ['crypto', 'getRandomValues'],
] as const;

function impurityOf(node: SyntaxNode): string | undefined {
  const member = impureMembers.find(([object, property]) => isMember(node, object, property));
  if (member) return member.join('.');
  const created = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (created && isIdentifier(node.callee, 'Date') && Array.isArray(node.arguments) && node.arguments.length === 0) {
    return 'Date without arguments';
  }
  // const { now } = Date: the same under another name.
  if (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'ObjectPattern') {
    return impureMembers.find(([object]) => isIdentifier(node.init, object))?.[0];
  }
  return undefined;
}
