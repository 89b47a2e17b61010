import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import { type ArtStyle, artStyles, type CardCategory, cardCategories } from '../../../contract/vocabulary.ts';
import { inTurn } from '../core/in-turn.ts';
import { Rng } from '../core/rng.ts';
import { readLetters } from './font-letters.ts';
import { displayFamilies, type FontFamily, fontFilesOf, registerFamily } from './fonts.ts';
import { prepareText } from './prepare-text.ts';
import { splitHeading } from './split-heading.ts';

const mood = z.enum(['festive', 'warm', 'tender', 'grave']);
const handSchema = z.strictObject({
  family: z.enum([...(Object.keys(displayFamilies) as (keyof typeof displayFamilies)[]), 'Pinyon Script']),
  joined: z.boolean().default(false),
  capitals: z.boolean().default(false),
  second: z.enum(['own', 'beside']).default('own'),
  longest: z.int().min(20),
  thicken: z.number().min(0).max(0.05).default(0),
});
const tableSchema = z
  .strictObject({
    hands: z.record(z.string(), handSchema),
    moods: z.record(z.enum(cardCategories), mood),
    styles: z.record(z.enum(artStyles), z.record(mood, z.array(z.string()))),
  })
  .refine(
    ({ hands, styles }) =>
      Object.values(styles).every((style) =>
        Object.values(style)
          .flat()
          .every((name) => Object.hasOwn(hands, name)),
      ),
    {
      error: 'a style names a hand that there is not',
    },
  );
type Table = z.infer<typeof tableSchema>;

/** A way of lettering headings: the typeface and how to set it. */
export type Hand = z.infer<typeof handSchema>;

let read: Table | undefined;

/** The table of hands, checked. */
export function handTable(): Table {
  if (read !== undefined) return read;
  const result = tableSchema.safeParse(load(readFileSync(new URL('./hands.yaml', import.meta.url), 'utf8')));
  if (!result.success) throw new Error(`hands.yaml:\n${z.prettifyError(result.error)}`);
  read = result.data;
  return read;
}

type HeadingRequest = {
  category: CardCategory;
  settings: { artStyle: ArtStyle };
  seed: string;
  heading: string | null;
};

/**
 * The hand of a card's heading, ready to be set; cards made together get different ones. A hand that lacks a single
 * letter is not used. Null means the style's own type.
 */
export function chooseHand({ category, settings, seed, heading }: HeadingRequest): Hand | null {
  if (heading === null) return null;
  const table = handTable();
  const names = table.styles[settings.artStyle][table.moods[category]];
  const hands = names.map((name) => table.hands[name] as Hand);
  const fitting = hands.filter((hand) => suits(hand, heading));
  if (fitting.length === 0) return null;
  const picked = new Rng(seed).fork('hand').pick(fitting);
  const hand = inTurn(seed, 'hand', hands, picked, (each) => fitting.includes(each));
  registerFamily(hand.family);
  return hand;
}

function suits(hand: Hand, heading: string): boolean {
  const text = prepareText(heading).text;
  if (splitHeading(text).main.length > hand.longest) return false;
  const letters = lettersOf(hand.family);
  return Array.from(casedFor(hand, text)).every(
    (letter) => letters.has(letter.codePointAt(0) as number) || /\s/u.test(letter),
  );
}

const knownLetters = new Map<FontFamily, Set<number>>();

/** The code points that a family has letters for. */
export function lettersOf(family: FontFamily): Set<number> {
  const letters = knownLetters.get(family) ?? new Set(fontFilesOf(family).flatMap((file) => [...readLetters(file)]));
  knownLetters.set(family, letters);
  return letters;
}

/** The words as the hand writes them. */
export function casedFor(hand: Hand | null, text: string): string {
  return hand?.capitals ? text.toLocaleUpperCase('en') : text;
}
