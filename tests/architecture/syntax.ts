import { parseSync } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

/** A node of the syntax tree, with the fields these checks use. */
export type SyntaxNode = { type: string; start: number; [key: string]: unknown };

/** Parses a file; a syntax error fails here too, since an unread file would pass every check. */
export function parse({ path, text }: SourceFile) {
  const result = parseSync(path, text);
  const first = result.errors[0];
  if (first) throw new Error(`${path}: ${first.message}`);
  return result;
}

/** Calls `visit` for every node of the file, outermost first. */
export function walk(file: SourceFile, visit: (node: SyntaxNode) => void): void {
  const waiting: unknown[] = [parse(file).program];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...value);
    else if (isNode(value)) {
      visit(value);
      waiting.push(...Object.values(value));
    }
  }
}

/** Whether the value is the plain identifier `name`. */
export function isIdentifier(value: unknown, name: string): boolean {
  return isNode(value) && value.type === 'Identifier' && value.name === name;
}

/** Whether the value is `object.property`, written with a dot or as `object['property']`. */
export function isMember(value: unknown, object: string, property: string): boolean {
  if (!isNode(value) || value.type !== 'MemberExpression' || !isIdentifier(value.object, object)) return false;
  const named = value.property;
  return isIdentifier(named, property) || (isNode(named) && named.type === 'Literal' && named.value === property);
}

/** The line a position is on, counted from 1. */
export function lineAt({ text }: SourceFile, position: number): number {
  return text.slice(0, position).split('\n').length;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
