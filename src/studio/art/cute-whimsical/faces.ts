import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';

const names = z.array(z.string());
const schema = z.strictObject({ creatures: names, faceless: names, across: names, people: names });

const content = schema.parse(load(readFileSync(new URL('faces.yaml', import.meta.url), 'utf8')));
const creatures = new Set(content.creatures);
const faceless = new Set(content.faceless);
const across = new Set(content.across);

/** Has a face of its own. */
export const isCreature = (name: string): boolean =>
  creatures.has(name) || content.people.some((beginning) => name.startsWith(beginning));

/** Has a face across its parts, if no part alone has room for one. */
export const hasFaceAcross = (name: string): boolean => across.has(name);

/** Is never given a face. */
export const isFaceless = (name: string): boolean => faceless.has(name);

/** Every motif that the lists name. */
export const listedNames: readonly string[] = [...content.creatures, ...content.faceless, ...content.across];
