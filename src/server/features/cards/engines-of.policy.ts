import type { GenerationView } from '../../../contract/generation.ts';
import type { CardRow } from './cards.store.ts';

type Content = Partial<
  Pick<
    CardRow,
    | 'message'
    | 'imageUrl'
    | 'alternateMessage1'
    | 'alternateImageUrl1'
    | 'alternateMessage2'
    | 'alternateImageUrl2'
    | 'engine'
  >
>;
type Engines = Pick<CardRow, 'engine' | 'wordsEngine' | 'alternateEngines'>;

/** The maker of each part of a new card: its picture and words identify what the generation made. */
export function enginesOf(content: Content, result: GenerationView['result'] | undefined): Engines {
  if (!result) return { engine: content.engine ?? null, wordsEngine: null, alternateEngines: null };
  const primary = 'defaultCard' in result ? result.defaultCard : { ...result, image_url: result.imageUrl };
  const options = [primary, ...result.alternates];
  const made = (message: string | null | undefined, imageUrl: string | null | undefined) => ({
    engine: options.find(({ image_url }) => image_url === imageUrl)?.engineName ?? null,
    wordsEngine: options.find((option) => option.message.trim() === message?.trim())?.wordsEngineName ?? null,
  });
  return {
    ...made(content.message, content.imageUrl),
    alternateEngines: {
      alternate1: made(content.alternateMessage1, content.alternateImageUrl1),
      alternate2: made(content.alternateMessage2, content.alternateImageUrl2),
    },
  };
}
