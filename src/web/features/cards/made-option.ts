import type { GenerationView } from '../../../contract/generation.ts';
import { t } from '../../../contract/translate.ts';

/** How one version of a card was made. */
export type MadeOption = {
  imageUrl: string | null;
  /** What drew the picture; `wordsEngineName` wrote the message, if known. */
  engineName: string;
  wordsEngineName: string | null;
  /** Why the studio replaced the provider. */
  engineNote: string | null;
  /** What the picture shows of its prompt. */
  usedWords: readonly string[];
  /** What the prompt names and the studio could not draw. */
  missingWords: readonly string[];
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How the versions of a card made on the previous page were made. */
    made?: readonly MadeOption[];
  }
}

/** How the versions of a finished generation were made, the primary first. */
export function madeOptions(result: NonNullable<GenerationView['result']>): readonly MadeOption[] {
  const primary = 'defaultCard' in result ? result.defaultCard : { ...result, image_url: result.imageUrl };
  return [primary, ...result.alternates].map(({ image_url, engineName, wordsEngineName, engineNote, ...option }) => ({
    imageUrl: image_url,
    engineName,
    wordsEngineName: wordsEngineName ?? null,
    engineNote: engineNote ?? null,
    usedWords: ('usedWords' in option && option.usedWords) || [],
    missingWords: ('missingWords' in option && option.missingWords) || [],
  }));
}

/** The note below a picture: what made it, why the studio replaced a provider, and what of the prompt it shows and does not. */
export function madeWords({ engineName, wordsEngineName, engineNote, usedWords, missingWords }: MadeOption): string[] {
  const isMixed = wordsEngineName !== null && wordsEngineName !== engineName;
  const makers = isMixed ? t`Words by ${wordsEngineName}, picture by ${engineName}.` : t`Made by ${engineName}.`;
  return [
    ...(engineNote ? [engineNote] : []),
    ...(isMixed || !engineNote ? [makers] : []),
    ...(usedWords.length > 0 ? [t`From the prompt: ${usedWords.join(', ')}.`] : []),
    ...(missingWords.length > 0 ? [t`Could not be drawn: ${missingWords.join(', ')}.`] : []),
  ];
}
