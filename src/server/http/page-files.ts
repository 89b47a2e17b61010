import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

declare module 'fastify' {
  interface FastifyInstance {
    /** By the name of the entry in vite.config.ts; empty without a built web app. */
    pageFiles: Record<string, PageFiles>;
  }
}

/** The built files of a page that the server renders, as paths. */
export type PageFiles = {
  script: string;
  /** What the script imports. */
  modules: readonly string[];
  styles: readonly string[];
};

type Chunk = { file: string; name?: string; isEntry?: boolean; css?: string[]; imports?: string[] };

/** The files of each entry, from the manifest that Vite wrote. */
export function readPageFiles(webDir: string): Record<string, PageFiles> {
  const path = join(webDir, '.vite/manifest.json');
  if (!existsSync(path)) return {};
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  const stylesOf = ({ css = [], imports = [] }: Chunk): string[] => [
    ...imports.flatMap((key) => (manifest[key] ? stylesOf(manifest[key]) : [])),
    ...css.map((file) => `/${file}`),
  ];
  const modulesOf = ({ imports = [] }: Chunk): string[] =>
    imports.flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`, ...modulesOf(manifest[key])] : []));
  return Object.fromEntries(
    Object.values(manifest)
      .filter(({ isEntry }) => isEntry)
      .map((chunk) => [
        chunk.name,
        {
          script: `/${chunk.file}`,
          modules: [...new Set(modulesOf(chunk))],
          styles: [...new Set(stylesOf(chunk))],
        },
      ]),
  );
}
