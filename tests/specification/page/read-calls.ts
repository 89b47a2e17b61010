import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository, type SourceFile } from '../../architecture/source-files.ts';
import { isNode, type SyntaxNode, walk } from '../../architecture/syntax.ts';

/** The calls of a test in its order, `GET /api/people/:person`: each object with a method and a path. */
export function readCalls(file: SourceFile): string[] {
  const found: { call: string; at: number }[] = [];
  walk(file, (node) => {
    const [method, path] = [textOf(node, 'method'), textOf(node, 'path')];
    if (method && path) found.push({ call: `${method} ${path}`, at: node.start });
  });
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ call }) => call))];
}

/** An endpoint of the contract: `approve` of `cardEndpoints`, and what it is called by. */
export type NamedEndpoint = { name: string; call: string; file: string };

/** Every endpoint of the contract. */
export async function readEndpoints(): Promise<NamedEndpoint[]> {
  const files = readdirSync(join(repository, 'src/contract')).filter((name) => /^[\w-]+\.ts$/.test(name));
  const found = files.map(async (name) => {
    const file = `src/contract/${name}`;
    const exported = Object.entries((await import(pathToFileURL(join(repository, file)).href)) as object);
    return exported
      .filter(([group]) => group.endsWith('Endpoints'))
      .flatMap(([group, of]) =>
        Object.entries(of as Record<string, { method: string; path: string }>).map(([one, { method, path }]) => ({
          name: `${group}.${one}`,
          call: `${method} ${path}`,
          file,
        })),
      );
  });
  return (await Promise.all(found)).flat();
}

/** The same call, whatever its parameters are called. */
export function isSameCall(a: string, b: string): boolean {
  const plain = (call: string) => call.replace(/\?.*$/, '').replaceAll(/:\w+/g, ':');
  return plain(a) === plain(b);
}

function textOf(node: SyntaxNode, name: string): string | null {
  if (node.type !== 'ObjectExpression') return null;
  const named = (node.properties as SyntaxNode[]).find(({ key }) => isNode(key) && key.name === name);
  const value = named?.value;
  return isNode(value) && value.type === 'Literal' && typeof value.value === 'string' ? value.value : null;
}
