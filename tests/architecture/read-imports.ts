import { dirname, join } from 'node:path';
import { ResolverFactory } from 'oxc-resolver';
import type { SourceFile } from './source-files.ts';
import { isNode, parse, walk } from './syntax.ts';

/** One import of one file: `to` is a path from the root if it is ours, else the specifier as written. */
export type Import = { from: string; to: string; ours: boolean; typeOnly: boolean };

/**
 * Every import, re-export, dynamic import and import type of the files. One of ours that cannot be resolved is an
 * error.
 */
export function readImports(root: string, files: SourceFile[]): Import[] {
  const resolver = new ResolverFactory({ extensions: ['.ts', '.tsx', '.js'], conditionNames: ['node', 'import'] });
  return files.flatMap((file) =>
    readRequests(file).map(({ request, typeOnly }) => {
      if (!request.startsWith('.')) return { from: file.path, to: request, ours: false, typeOnly };
      const target = resolver.sync(join(root, dirname(file.path)), request.replace(/\?.*$/, '')).path;
      if (target === undefined) throw new Error(`${file.path} imports ${request}, which is not there`);
      return { from: file.path, to: relativeTo(root, target), ours: true, typeOnly };
    }),
  );
}

function readRequests(file: SourceFile): { request: string; typeOnly: boolean }[] {
  const { staticImports, staticExports, dynamicImports } = parse(file).module;
  const imports = staticImports.map(({ moduleRequest, entries }) => ({
    request: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const exports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ request: moduleRequest.value, typeOnly: isType }] : [],
    ),
  );
  const dynamic = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"`])([^$]*)\1$/.exec(file.text.slice(start, end));
    return literal?.[2] === undefined ? [] : [{ request: literal[2], typeOnly: false }];
  });
  return [...imports, ...exports, ...dynamic, ...readImportTypes(file)];
}

/** `import('./x.ts').Type`, which is not an import statement. */
function readImportTypes(file: SourceFile) {
  const found: { request: string; typeOnly: boolean }[] = [];
  if (!file.text.includes('import(')) return found;
  walk(file, (node) => {
    if (node.type !== 'TSImportType') return;
    const source = node.source;
    if (isNode(source) && typeof source.value === 'string') found.push({ request: source.value, typeOnly: true });
  });
  return found;
}

function relativeTo(root: string, path: string): string {
  return path.slice(join(root, '/').length).replaceAll('\\', '/');
}
