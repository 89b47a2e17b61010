import type { GenerationView } from '../../../contract/generation.ts';

/** How one version of a card came about. */
export type MadeOption = {
  imageUrl: string | null;
  engineName: string;
  /** Why the studio made what a provider was meant to make. */
  engineNote: string | null;
  /** The words of the prompt that steered the picture. */
  usedWords: readonly string[];
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The versions of a card that was made on the page before. */
    made?: readonly MadeOption[];
  }
}

/** How the versions of a finished generation came about, the primary first. */
export function madeOptions(result: NonNullable<GenerationView['result']>): readonly MadeOption[] {
  const primary = 'defaultCard' in result ? result.defaultCard : { ...result, image_url: result.imageUrl };
  return [primary, ...result.alternates].map(({ image_url, engineName, engineNote, ...option }) => ({
    imageUrl: image_url,
    engineName,
    engineNote: engineNote ?? null,
    usedWords: ('usedWords' in option && option.usedWords) || [],
  }));
}

/** What is quietly said below a picture: who made it, why not another, and what of the prompt it shows. */
export function madeWords({ engineName, engineNote, usedWords }: MadeOption): string[] {
  return [
    engineNote ?? `Made by ${engineName}.`,
    ...(usedWords.length > 0 ? [`From the prompt: ${usedWords.join(', ')}.`] : []),
  ];
}
