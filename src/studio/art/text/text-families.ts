import { t } from '../../../contract/translate.ts';

/** The families the studio sets text in. Skia falls back silently on any other name, so no other name may reach it. */
export const textFamilies = ['Newsreader', 'Hanken Grotesk', 'Pinyon Script'] as const;
export type TextFamily = (typeof textFamilies)[number];

const familyAliases: Record<string, TextFamily> = {
  georgia: 'Newsreader',
  'times new roman': 'Newsreader',
  times: 'Newsreader',
  serif: 'Newsreader',
  arial: 'Hanken Grotesk',
  helvetica: 'Hanken Grotesk',
  'helvetica neue': 'Hanken Grotesk',
  verdana: 'Hanken Grotesk',
  'sans-serif': 'Hanken Grotesk',
  cursive: 'Pinyon Script',
};

/** A family name that is not ours and has no replacement. */
export class UnknownFontFamily extends Error {
  override name = 'UnknownFontFamily';
}

/** Our family for the name in a style, e.g. 'Georgia' gives 'Newsreader'. Throws UnknownFontFamily. */
export function resolveFamily(name: string): TextFamily {
  const wanted = name
    .replace(/,.*$/s, '')
    .trim()
    .replace(/^["']|["']$/g, '')
    .toLowerCase();
  const own = textFamilies.find((family) => family.toLowerCase() === wanted);
  const family = own ?? (Object.hasOwn(familyAliases, wanted) ? familyAliases[wanted] : undefined);
  if (!family)
    throw new UnknownFontFamily(t`There is no font named '${name}'. Use one of: ${textFamilies.join(', ')}.`);
  return family;
}
