import { firstKnown } from '../core/known-words.ts';
import type { AnimalKind } from './motifs/cast.ts';
import type { PropName } from './props.ts';

/** What the known words of a prompt ask for in this style. */
export type CuteWishes = { animal: AnimalKind | null; prop: PropName | null };

export const animalWords: Record<string, AnimalKind> = {
  bear: 'bear',
  teddy: 'bear',
  panda: 'panda',
  cat: 'cat',
  kitten: 'cat',
  bunny: 'bunny',
  rabbit: 'bunny',
  penguin: 'penguin',
  fox: 'fox',
  dog: 'puppy',
  puppy: 'puppy',
  deer: 'deer',
  fawn: 'deer',
  reindeer: 'deer',
};
export const propWords: Record<string, PropName> = {
  bouquet: 'bouquet',
  flowers: 'bouquet',
  roses: 'bouquet',
  cake: 'cake',
  cupcake: 'cupcake',
  egg: 'egg',
  eggs: 'egg-basket',
  letter: 'envelope',
  gift: 'gift',
  gifts: 'gift',
  present: 'gift',
  heart: 'heart',
  hearts: 'heart',
  lantern: 'lantern',
  moon: 'moon',
  coffee: 'mug',
  tea: 'mug',
  cocoa: 'mug',
  mug: 'mug',
  pie: 'pie',
  pumpkin: 'pumpkin',
  pumpkins: 'pumpkin',
  star: 'star',
  stars: 'star',
  trophy: 'trophy',
};

/** Finds the animals and things the style knows; the first of each counts. */
export function readCuteWishes(prompt: string): CuteWishes {
  return { animal: firstKnown(prompt, animalWords), prop: firstKnown(prompt, propWords) };
}
