import type { StyleSettings, TextOverlay } from '../../src/contract/styles.ts';
import type { ArtStyle } from '../../src/contract/vocabulary.ts';
import type { Raster } from '../../src/studio/art/core/raster.ts';
import { drawIllustration } from '../../src/studio/art/draw-illustration.ts';
import { drawPhoto } from '../../src/studio/art/photo/draw-photo.ts';
import { drawTextCard } from '../../src/studio/art/text-card/draw-text-card.ts';
import { makePhoto } from './make-photo.ts';

/** A picture that is kept to be compared with: its name is its file's, its pixels may be of any size. */
export type GoldenSpec = { name: string; draw: () => Promise<Raster> };

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

/** What the studio must be able to set, as heading and as message. */
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

/** How each style sets a heading; small, since only the words matter here. */
const headingStyles: readonly ArtStyle[] = ['Minimal & Modern'];

const inEveryText = (kind: string, draw: (heading: string, message: string) => Promise<Raster>): GoldenSpec[] =>
  Object.entries(texts).map(([name, [heading, message]]) => ({
    name: `${kind}-${name}`,
    draw: () => draw(heading, message),
  }));

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
    { scale: 0.25 },
  );

/** Every golden picture. Add a spec here and run `npm run goldens`. */
export const goldenSpecs: GoldenSpec[] = [
  ...inEveryText('text-card', async (title, message) =>
    drawTextCard({ kind: 'text', category: 'birthday', settings, title, message, seed: '1', size: '1024x1024' }),
  ),
  ...inEveryText('overlay', async (text) =>
    drawPhoto({
      kind: 'photo',
      photo: await makePhoto(),
      focus: { x: 0.5, y: 0.5 },
      overlay: { text, style: overlay },
      size: '1024x1024',
    }),
  ),
  ...headingStyles.flatMap((style) =>
    inEveryText(`heading-${style.toLowerCase().replace(/\W+/g, '-')}`, (heading) => illustrate(style, heading)),
  ),
  { name: 'heading-watercolor-arabic', draw: () => illustrate('Watercolor', texts.arabic?.[0] ?? '') },
  { name: 'heading-pop-art-japanese', draw: () => illustrate('Pop Art', texts.japanese?.[0] ?? '') },
];
