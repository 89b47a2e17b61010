import { readFileSync } from 'node:fs';
import { parseHex } from '../core/colour.ts';
import type { LibraryMotif, MotifPart } from './library-motif.ts';
import { readPath } from './read-path.ts';

/** As `scripts/compile-motifs.mjs` writes it. A stroked path comes with its width; people bring the colours of five skins, the lightest first. */
type StoredMotif = { paths: (string | [string, number])[]; colours: string[]; skins?: string[][] };

export const skinCount = 5;

let stored: Readonly<Record<string, StoredMotif>> | undefined;
const loaded = new Map<string, LibraryMotif>();

export function isMotif(name: string): boolean {
  return Object.hasOwn(allStored(), name);
}

/** Whether it is a person, who comes in several skins. */
export function isPerson(name: string): boolean {
  return allStored()[name]?.skins !== undefined;
}

/**
 * Draws people in one of five skins, 0 the lightest to 4; `skin` means nothing for other things. Throws for unknown
 * names.
 */
export function loadMotif(name: string, skin = 1): LibraryMotif {
  const key = `${name} ${skin}`;
  const known = loaded.get(key);
  if (known) return known;
  const motif = allStored()[name];
  if (!motif) throw new Error(`The library has no motif "${name}".`);
  const colours = motif.skins?.[skin] ?? motif.colours;
  const parts = motif.paths.map((path, at): MotifPart => {
    const [compact, lineWidth] = typeof path === 'string' ? [path] : path;
    const outline = readPath(compact);
    return { ...outline, colour: parseHex(colours[at] ?? '#000000'), ...(lineWidth !== undefined && { lineWidth }) };
  });
  const drawn = { name, parts };
  loaded.set(key, drawn);
  return drawn;
}

function allStored(): Readonly<Record<string, StoredMotif>> {
  // Read when the first motif is needed, so that the start does not wait for it.
  stored ??= JSON.parse(readFileSync(new URL('./motifs.json', import.meta.url), 'utf8')) as Record<string, StoredMotif>;
  return stored;
}
