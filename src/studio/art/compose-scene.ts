import type { SceneSetting } from '../../contract/vocabulary.ts';
import { Rng } from './core/rng.ts';
import { createPalette, type HueScheme, type Palette } from './palettes.ts';
import type { PictureRequest } from './picture.ts';
import { type PromptWishes, readPrompt } from './read-prompt.ts';
import type { SceneDescription } from './scene.ts';
import { sizeInPixels } from './size-in-pixels.ts';
import { templates } from './templates/index.ts';
import { themes } from './themes.ts';

export type IllustrationRequest = Extract<PictureRequest, { kind: 'illustration' }>;

/** How a setting turns the sky and the warm light. */
const settingHues: Record<SceneSetting, Partial<Pick<HueScheme, 'sky' | 'skyWarm'>>> = {
  Nature: {},
  Cozy: { sky: 262, skyWarm: 45 },
  Fantasy: { sky: 285, skyWarm: 335 },
  Urban: { sky: 225, skyWarm: 265 },
};

/** Chooses the template, its colours and its contents for a request; everything follows from the seed. */
export function composeScene(request: IllustrationRequest): { scene: SceneDescription; palette: Palette } {
  const { category, settings, seed, prompt } = request;
  const rng = new Rng(seed).fork(category);
  const theme = themes[category];
  const wishes = readPrompt(prompt);
  const choice = rng.fork('choice');
  const name = choice.pick(theme.templates);
  const chosen = wishes.template ?? name;
  const hues = wishedHues(choice.pick(theme.hues), wishes, settings.sceneSetting, rng.fork('hues'));
  const kinds = choice.pick(theme.flowerKinds);
  const { width, height } = sizeInPixels(request.size);
  const composition = templates[chosen]({
    rng: rng.fork(chosen),
    width,
    height,
    detailed: settings.visualDetail === 'Detailed',
    flowerKinds: wishes.flowerKind === null ? kinds : [wishes.flowerKind, wishes.flowerKind, choice.pick(kinds)],
    visitor: wishes.visitor ?? (settings.includeCharacters ? choice.pick(theme.visitors) : null),
    keepsake: theme.keepsake,
  });
  const scene = {
    template: chosen,
    width,
    height,
    layers: composition.layers,
    textArea: request.heading === null ? null : composition.textArea,
  };
  return { scene, palette: createPalette(settings.colorPalette, hues, rng.fork('palette')) };
}

function wishedHues(base: HueScheme, { hue }: PromptWishes, setting: SceneSetting, rng: Rng): HueScheme {
  const turned: HueScheme = { ...base, ...settingHues[setting], leaf: base.leaf + rng.gaussian(6) };
  if (hue === null) return turned;
  const [, second, third] = base.flowers;
  const [, a2, a3, , a5] = base.accents;
  return { ...turned, flowers: [hue, second, third], accents: [hue, a2, a3, hue + 25, a5] };
}
