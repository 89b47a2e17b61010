import {
  type ArtStyle,
  artStyles,
  type CardCategory,
  type ColorPalette,
  type PictureSize,
  type SceneSetting,
  type VisualDetail,
} from '../../src/contract/vocabulary.ts';
import { drawIllustration } from '../../src/studio/art/draw-illustration.ts';
import { type GoldenSpec, nameOf, scaleTo } from './golden-spec.ts';

type Card = {
  category: CardCategory;
  heading: string;
  palette: ColorPalette;
  detail: VisualDetail;
  characters: boolean;
  scene: SceneSetting;
  size: PictureSize;
};

/** Each palette, detail, scene and size, with and without characters; each style adds an occasion of its own. */
const cards: readonly Card[] = [
  {
    category: 'birthday',
    heading: 'Happy Birthday, Anna',
    palette: 'Bold & Bright',
    detail: 'Detailed',
    characters: true,
    scene: 'Nature',
    size: '1024x1024',
  },
  {
    category: 'sympathy',
    heading: 'With Sympathy',
    palette: 'Muted Tones',
    detail: 'Minimal',
    characters: false,
    scene: 'Cozy',
    size: '1024x1792',
  },
];
/** Assigned to the styles in order; further styles begin again. */
const ownCards: readonly Card[] = [
  wideCard('christmas', 'Merry Christmas', 'Pastel', 'Fantasy'),
  wideCard('thanksgiving', 'Happy Thanksgiving', 'Pastel', 'Nature'),
  wideCard('halloween', 'Happy Halloween', 'Black & White', 'Fantasy'),
  wideCard('new-year', 'Happy New Year', 'Pastel', 'Urban'),
  wideCard('anniversary', 'Happy Anniversary', 'Black & White', 'Urban'),
  wideCard('easter', 'Happy Easter', 'Pastel', 'Fantasy'),
  wideCard('independence-day', 'Happy Fourth of July', 'Black & White', 'Urban'),
  wideCard('congratulations', 'Congratulations, Ben', 'Black & White', 'Fantasy'),
];

function wideCard(category: CardCategory, heading: string, palette: ColorPalette, scene: SceneSetting): Card {
  return { category, heading, palette, detail: 'Detailed', characters: false, scene, size: '1792x1024' };
}

/** The slow styles show as much in fewer pixels. */
const sides: Partial<Record<ArtStyle, number>> = { 'Photo-Realistic': 96, 'Oil Painting': 176 };

export const illustrationSpecs: GoldenSpec[] = artStyles.flatMap((artStyle, at) => [
  ...[...cards, ownCards[at % ownCards.length] as Card].map((card) => ({
    name: `${nameOf(artStyle)}-${card.category}`,
    draw: () => drawCard(artStyle, card),
  })),
  // Things of the motif library, where an arrangement places them.
  ...['two cats on a sofa', 'a red bicycle'].map((prompt) => ({
    name: `${nameOf(artStyle)}-${prompt.replaceAll(' ', '-')}`,
    draw: () => drawCard(artStyle, cards[0] as Card, prompt),
  })),
]);

function drawCard(artStyle: ArtStyle, { category, heading, size, ...card }: Card, prompt = '') {
  const settings = {
    category: 'AIgen',
    artStyle,
    colorPalette: card.palette,
    visualDetail: card.detail,
    includeCharacters: card.characters,
    sceneSetting: card.scene,
  } as const;
  const request = { kind: 'illustration', category, settings, heading, prompt, seed: 'golden', size } as const;
  return drawIllustration(request, () => {}, { scale: scaleTo(sides[artStyle] ?? 256, size) });
}
