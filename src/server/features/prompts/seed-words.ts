import { saidAgain } from '../../reader.ts';
import { configSeeds, modelSeeds, templateSeeds } from './prompt-seeds.ts';

const seeded = new Set([
  ...[...modelSeeds, ...templateSeeds].flatMap(({ fields }) => [fields.name, fields.description ?? '']),
  ...configSeeds.map(({ fields }) => fields.name),
  ...modelSeeds.flatMap(({ parameters }) => parameters.map(({ description }) => description ?? '')),
]);

/** A name or description in the reader's language while it is as seeded; what an administrator wrote stays. */
export function seedAgain<Text extends string | null>(text: Text): Text | string {
  return text !== null && seeded.has(text) ? saidAgain(text) : text;
}

/** What to store of a name or description: the seeded text, if this is what `seedAgain` shows for it. */
export function asSeeded<Text extends string | null>(text: Text): Text | string {
  return [...seeded].find((english) => text !== '' && saidAgain(english) === text) ?? text;
}
