import type { IllustrationRequest } from '../compose-scene.ts';
import { mixColours, oklch, type Rgb, toOklab } from '../core/colour.ts';
import { inTurn } from '../core/in-turn.ts';
import { Rng } from '../core/rng.ts';
import type { FlatScene } from '../flat/flat-scene.ts';
import { Pen } from '../flat/pen.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { type CuteColours, cuteColours, moods } from './colours.ts';
import type { Lettering } from './heading.ts';
import { drawAloft } from './templates/aloft.ts';
import { drawFriends } from './templates/friends.ts';
import { drawHero } from './templates/hero.ts';
import { drawMedallion } from './templates/medallion.ts';
import { drawPeek } from './templates/peek.ts';
import { drawPopup } from './templates/popup.ts';
import type { CuteTemplate } from './templates/template.ts';
import { type CuteTheme, cuteThemes } from './themes.ts';

const templates = {
  hero: drawHero,
  friends: drawFriends,
  peek: drawPeek,
  aloft: drawAloft,
  medallion: drawMedallion,
  popup: drawPopup,
} satisfies Record<string, CuteTemplate>;
type TemplateName = keyof typeof templates;
const lively: readonly TemplateName[] = ['hero', 'hero', 'friends', 'peek', 'aloft', 'medallion', 'popup'];
const restrained: readonly TemplateName[] = ['hero', 'medallion', 'friends'];

const white: Rgb = [1, 0.995, 0.985];

/** The scene of a request in this style, and how its words are lettered; everything follows from the seed. */
export function composeCute(request: IllustrationRequest): { scene: FlatScene; lettering: Lettering } {
  const { category, settings, seed } = request;
  const rng = new Rng(seed).fork(`cute/${category}`);
  const theme: CuteTheme = cuteThemes[category];
  const choice = rng.fork('choice');
  const mood = inTurn(seed, `${category} mood`, theme.moods, choice.pick(theme.moods));
  const colours = cuteColours(moods[mood], choice.between(-9, 9));
  // A balloon flies under the open sky only.
  const indoors = settings.sceneSetting === 'Cozy';
  const suitable = theme.quiet ? restrained : lively.filter((name) => !indoors || name !== 'aloft');
  const template = inTurn(seed, category, suitable, choice.pick(suitable));
  const { width, height } = sizeInPixels(request.size);
  const pen = new Pen();
  const { textArea, onPaper = false } = templates[template]({
    pen,
    rng: rng.fork(template),
    colours,
    theme,
    setting: settings.sceneSetting,
    width,
    height,
    detailed: settings.visualDetail === 'Detailed',
    characters: settings.includeCharacters,
  });
  const scene = { template, width, height, paper: colours.sky[1], shapes: pen.shapes, textArea, faces: pen.faces };
  const dark = colours.night && !onPaper && settings.sceneSetting !== 'Cozy';
  return { scene, lettering: letteringFor(theme, colours, dark, onPaper, rng.fork('lettering')) };
}

/** How words are lettered on a card of a theme; `onPaper` needs no edge about them. */
export function letteringFor(
  { quiet, bunting }: CuteTheme,
  colours: CuteColours,
  dark: boolean,
  onPaper: boolean,
  rng: Rng,
): Lettering {
  const inks = colours.candy.map((colour) => deepened(colour));
  const serif = quiet || (!bunting && rng.chance(0.35));
  if (quiet) {
    const ink = oklch(0.42, 0.045, 280);
    return {
      inks: [ink],
      edge: onPaper ? null : mixColours(colours.sky[0], white, 0.72),
      secondInk: ink,
      lively: false,
      serif,
    };
  }
  const single = !bunting && rng.chance(0.6);
  if (dark) {
    const edge = mixColours(colours.sky[0], oklch(0.22, 0.06, 275), 0.55);
    return {
      inks: single ? [white] : colours.candy.map((c) => mixColours(c, white, 0.55)),
      edge,
      secondInk: white,
      lively: !serif,
      serif,
    };
  }
  const first = inks[0] as Rgb;
  return {
    inks: single ? [first] : inks,
    edge: onPaper ? null : white,
    secondInk: single ? first : (inks[2] as Rgb),
    lively: !serif,
    serif,
  };
}

/** A colour strong enough for words on white. */
function deepened(colour: Rgb): Rgb {
  const [, a, b] = toOklab(colour);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  // A deep yellow is brown: it stays lighter.
  const yellow = hue > 65 && hue < 115;
  return oklch(yellow ? 0.64 : 0.53, Math.max(0.1, Math.hypot(a, b) * 1.15), yellow ? hue - 8 : hue);
}
