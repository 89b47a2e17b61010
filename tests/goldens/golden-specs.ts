import type { StyleSettings, TextOverlay } from '../../src/contract/styles.ts';
import type { ArtStyle, CardCategory, ColorPalette, PictureSize } from '../../src/contract/vocabulary.ts';
import type { Raster } from '../../src/studio/art/core/raster.ts';
import { drawIllustration } from '../../src/studio/art/draw-illustration.ts';
import { drawPhoto } from '../../src/studio/art/photo/draw-photo.ts';
import { sizeInPixels } from '../../src/studio/art/size-in-pixels.ts';
import { drawTextCard } from '../../src/studio/art/text-card/draw-text-card.ts';
import { type GoldenSpec, nameOf, scaleTo } from './golden-spec.ts';
import { illustrationSpecs } from './illustration-specs.ts';
import { makePhoto } from './make-photo.ts';
import { photoSpecs } from './photo-specs.ts';

const settings: StyleSettings = {
  category: 'text',
  artStyle: 'Watercolor',
  colorPalette: 'Pastel',
  visualDetail: 'Minimal',
  includeCharacters: false,
  sceneSetting: 'Nature',
};
const overlay: TextOverlay = {
  preset: 'elegant',
  position: 'bottom',
  fontSizePercent: 8,
  fontFamily: 'Georgia',
  fontWeight: 'normal',
  textColor: '#ffffff',
  backgroundColor: '#000000',
  backgroundOpacity: 0.6,
  textShadow: true,
  maxLines: 3,
  textPadding: 20,
  horizontalAlign: 'center',
  wordWrap: true,
};

/** Texts that the studio must be able to set, as heading and as message. */
const texts: Record<string, readonly [heading: string, message: string]> = {
  arabic: ['عيد ميلاد سعيد، Anna', 'أتمنى لك عاما مليئا بالفرح والصحة يا Anna، مع كل الحب في 2026.'],
  hebrew: ['יום הולדת שמח, נועה', 'מזל טוב לך ולכל המשפחה, באהבה רבה!'],
  hindi: ['जन्मदिन मुबारक, प्रिया', 'आपका जीवन खुशियों से भरा रहे। ढेर सारा प्यार और आशीर्वाद।'],
  japanese: ['お誕生日おめでとう、直子', '素敵な一年になりますように。「大好きだよ」と伝えたい。'],
  thai: ['สุขสันต์วันเกิดนะ, สมชาย', 'ขอให้มีความสุขมากๆ สุขภาพแข็งแรง และสมหวังในทุกสิ่ง'],
  flag: ['Bonne fête, Zoë 🇫🇷', 'À bientôt à Paris 🇫🇷 et à Québec 🇨🇦'],
  family: ['Happy Birthday 👨‍👩‍👧‍👦', 'From the four of us 👨‍👩‍👧‍👦 with love ❤️'],
  'long-word': [
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  ],
  empty: ['', ''],
};

/** Each style's heading; small, since only the words matter here. */
const headingStyles: readonly ArtStyle[] = ['Minimal & Modern'];

const inEveryText = (kind: string, draw: (heading: string, message: string) => Promise<Raster>): GoldenSpec[] =>
  Object.entries(texts).map(([name, [heading, message]]) => ({
    name: `${kind}-${name}`,
    draw: () => draw(heading, message),
  }));

/** Large emoji take Skia seconds: 256 pixels are enough to show the layout. */
const sidePx = 256;
const extent = { width: sidePx, height: sidePx };

const illustrate = (artStyle: ArtStyle, heading: string) =>
  drawIllustration(
    {
      kind: 'illustration',
      category: 'birthday',
      settings: { ...settings, category: 'AIgen', artStyle },
      heading,
      prompt: '',
      seed: 'golden',
      size: '1024x1024',
    },
    () => {},
    { scale: scaleTo(sidePx, '1024x1024') },
  );

type TextCard = [
  category: CardCategory,
  artStyle: ArtStyle,
  palette: ColorPalette,
  size: PictureSize,
  title: string,
  message: string,
];
const wish = 'May this year bring you slow mornings, loud laughter and people who adore you around every table. ';
/** Every layout, from five words to more than a card holds. */
const textCards: readonly TextCard[] = [
  ['christmas', 'Vintage/Retro', 'Bold & Bright', '1024x1024', 'Merry Christmas, Margaret', wish],
  ['sympathy', 'Minimal & Modern', 'Muted Tones', '1024x1792', 'With Sympathy', wish.repeat(3)],
  ['valentines', 'Cute & Whimsical', 'Pastel', '1024x1024', 'For You', 'Thinking of you today, always.'],
  ['new-year', 'Pop Art', 'Black & White', '1792x1024', 'Happy New Year', wish.repeat(6)],
  ['thank-you', 'Abstract', 'Pastel', '1024x1024', 'Thank you', `${wish.repeat(8)}\n\n${wish.repeat(8)}`],
  ['birthday', 'Watercolor', 'Pastel', '1024x1024', 'Happy Birthday, נועה', `${wish}\nמזל טוב לך ולכל המשפחה!`],
];

const textCardSpecs: GoldenSpec[] = textCards.map(([category, artStyle, colorPalette, size, title, message]) => ({
  name: `text-card-for-${category}`,
  draw: async () => {
    const { width, height } = sizeInPixels(size);
    const scale = scaleTo(sidePx, size);
    return drawTextCard(
      {
        kind: 'text',
        category,
        settings: { ...settings, artStyle, colorPalette, visualDetail: 'Detailed' },
        title,
        message,
        seed: 'golden',
        size,
      },
      { width: Math.round(width * scale), height: Math.round(height * scale) },
    );
  },
}));

/** Every golden picture. Add a spec here and run `npm run goldens`. */
export const goldenSpecs: GoldenSpec[] = [
  ...inEveryText('text-card', async (title, message) =>
    drawTextCard(
      { kind: 'text', category: 'birthday', settings, title, message, seed: '1', size: '1024x1024' },
      extent,
    ),
  ),
  ...inEveryText('overlay', async (text) =>
    drawPhoto(
      {
        kind: 'photo',
        photo: await makePhoto(),
        focus: { x: 0.5, y: 0.5 },
        overlay: { text, style: overlay },
        size: '1024x1024',
      },
      extent,
    ),
  ),
  ...headingStyles.flatMap((style) => inEveryText(`heading-${nameOf(style)}`, (heading) => illustrate(style, heading))),
  { name: 'heading-watercolor-arabic', draw: () => illustrate('Watercolor', texts.arabic?.[0] ?? '') },
  { name: 'heading-pop-art-japanese', draw: () => illustrate('Pop Art', texts.japanese?.[0] ?? '') },
  ...textCardSpecs,
  ...illustrationSpecs,
  ...photoSpecs,
];
