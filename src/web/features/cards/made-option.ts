import type { GenerationView } from '../../../contract/generation.ts';

/** How one version of a card came about. */
export type MadeOption = {
  imageUrl: string | null;
  /** Who drew the picture, and who wrote the words where that is known. */
  engineName: string;
  wordsEngineName: string | null;
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
  return [primary, ...result.alternates].map(({ image_url, engineName, wordsEngineName, engineNote, ...option }) => ({
    imageUrl: image_url,
    engineName,
    wordsEngineName: wordsEngineName ?? null,
    engineNote: engineNote ?? null,
    usedWords: ('usedWords' in option && option.usedWords) || [],
  }));
}

/** The note below a picture: who made which part, why the studio stood in, and which words of the prompt it shows. */
export function madeWords({ engineName, wordsEngineName, engineNote, usedWords }: MadeOption): string[] {
  const isMixed = wordsEngineName !== null && wordsEngineName !== engineName;
  const makers = isMixed ? `Words by ${wordsEngineName}, picture by ${engineName}.` : `Made by ${engineName}.`;
  return [
    ...(engineNote ? [engineNote] : []),
    ...(isMixed || !engineNote ? [makers] : []),
    ...(usedWords.length > 0 ? [`From the prompt: ${usedWords.join(', ')}.`] : []),
  ];
}
