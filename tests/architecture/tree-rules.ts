import type { SourceFile } from './source-files.ts';
import { isIdentifier, isMember, isNode, lineAt, parse, walk } from './syntax.ts';

const engines = /pglite|node-postgres|pg-?boss/i;
const drawers = ['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'manager', 'managers'];

/** Where code outside db/ and queue/ names the database or job engine; comments may. */
export function findEngineNames(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/') && !/^src\/server\/(db|queue)\//.test(path))
    .flatMap((file) => {
      if (!engines.test(file.text) && !file.text.includes("'pg'")) return [];
      return withoutComments(file)
        .split('\n')
        .flatMap((line, index) =>
          engines.test(line) || line.includes("from 'pg'") ? [`${file.path}:${index + 1} names an engine`] : [],
        );
    });
}

/** The entry points: the server, and the operator's commands. */
const entries = /^src\/server\/(main|operator\/[a-z-]+\.command)\.ts$/;

/** Where code outside the entry points reads the environment: configuration is parsed once and passed on. */
export function findEnvironmentReads(files: SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => !entries.test(path) && text.includes('env'))
    .flatMap((file) => {
      const found: string[] = [];
      walk(file, (node) => {
        const imported = node.type === 'ImportSpecifier' && isIdentifier(node.imported, 'env');
        const taken = node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'ObjectPattern';
        if (isMember(node, 'process', 'env') || imported || (taken && isIdentifier(node.init, 'process'))) {
          found.push(`${file.path}:${lineAt(file, node.start)} reads the environment`);
        }
      });
      return found;
    });
}

/**
 * Files and folders with vague names that attract anything. Only the last word counts: common-passwords is about
 * passwords.
 */
export function findDrawerNames(files: SourceFile[]): string[] {
  return files.map(({ path }) => path).filter((path) => path.split('/').some((step) => drawers.includes(nounOf(step))));
}

/** The last word of a file's or folder's name, before any suffix. */
function nounOf(step: string): string {
  return step.replace(/\..*$/, '').replace(/^.*-/, '');
}

/** File names that are not kebab-case, or that end in a number. */
export function findOddNames(files: SourceFile[]): string[] {
  return files
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('src/web/routes/'))
    .filter(
      (path) =>
        !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(path.slice(path.lastIndexOf('/') + 1)) || /-\d+\.tsx?$/.test(path),
    );
}

/** The text with its comments blanked out and its line numbers unchanged. */
function withoutComments(file: SourceFile): string {
  let { text } = file;
  for (const { start, end } of parse(file).comments) {
    text = text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end);
  }
  return text;
}
