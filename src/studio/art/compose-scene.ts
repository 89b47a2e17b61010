import type { ColorPalette, SceneSetting } from '../../contract/vocabulary.ts';
import { inTurn } from './core/in-turn.ts';
import { Rng } from './core/rng.ts';
import { createPalette, type HueScheme, type Palette } from './palettes.ts';
import type { PictureRequest } from './picture.ts';
import type { Layer, SceneDescription } from './scene.ts';
import { sizeInPixels } from './size-in-pixels.ts';
import { backdropLayers } from './templates/backdrops/backdrop.ts';
import type { Stage } from './templates/backdrops/stage.ts';
import { templates } from './templates/index.ts';
import type { Composition } from './templates/template.ts';
import { hueSchemes, themes } from './themes.ts';

export type IllustrationRequest = Extract<PictureRequest, { kind: 'illustration' }>;

/** How a setting changes the sky and the warm light. */
const settingHues: Record<SceneSetting, Partial<Pick<HueScheme, 'sky' | 'skyWarm'>>> = {
  Nature: {},
  Cozy: { sky: 262, skyWarm: 45 },
  Fantasy: { sky: 285, skyWarm: 335 },
  Urban: { sky: 225, skyWarm: 265 },
};

const fieldPaint: Record<ColorPalette, number> = {
  Pastel: 0.8,
  'Bold & Bright': 0.62,
  'Black & White': 0.34,
  'Muted Tones': 0.7,
};

/** Chooses the template, its colours and its contents for a request; everything follows from the seed. */
export function composeScene(request: IllustrationRequest): { scene: SceneDescription; palette: Palette } {
  const { category, settings, seed } = request;
  const rng = new Rng(seed).fork(category);
  const theme = themes[category];
  const choice = rng.fork('choice');
  const chosen = inTurn(seed, category, theme.templates, choice.pick(theme.templates));
  const hues = turnedHues(hueSchemes[choice.pick(theme.hues)], settings.sceneSetting, rng.fork('hues'));
  const kinds = choice.pick(theme.flowerKinds);
  const { width, height } = sizeInPixels(request.size);
  const composition = templates[chosen]({
    rng: rng.fork(chosen),
    width,
    height,
    detailed: settings.visualDetail === 'Detailed',
    flowerKinds: kinds,
    visitor: settings.includeCharacters ? choice.pick(theme.visitors) : null,
    keepsake: theme.keepsake,
  });
  const scene = {
    template: chosen,
    width,
    height,
    layers: withBackdrop(composition, request, rng.fork('backdrop')),
    textArea: request.heading === null ? null : composition.textArea,
  };
  return { scene, palette: createPalette(settings.colorPalette, hues, rng.fork('palette')) };
}

function turnedHues(base: HueScheme, setting: SceneSetting, rng: Rng): HueScheme {
  return { ...base, ...settingHues[setting], leaf: base.leaf + rng.gaussian(6) };
}

/** The template's layers with the setting's own behind and before them. */
function withBackdrop(composition: Composition, request: IllustrationRequest, rng: Rng): Layer[] {
  const { layers, place } = composition;
  const { behind, front } = backdropLayers(request.settings.sceneSetting, rng, stageOf(composition, request));
  const under = layers.findIndex(({ name }) => name === (place?.upon ?? 'sky')) + 1;
  const border = layers.findIndex(({ name }) => name === 'border');
  const over = border < 0 ? layers.length : border;
  return [...layers.slice(0, under), behind, ...layers.slice(under, over), front, ...layers.slice(over)];
}

/** A landscape is its own stage; on bare paper the ground lies over words at the foot, or below all others. */
function stageOf({ textArea, place }: Composition, request: IllustrationRequest): Stage {
  const { width, height } = sizeInPixels(request.size);
  const words = textArea.box;
  const detailed = request.settings.visualDetail === 'Detailed';
  const grave = request.category === 'sympathy';
  const paint = fieldPaint[request.settings.colorPalette];
  if (place !== undefined) return { ...place, words, detailed, grave, paint };
  const scale = width < height ? 1.3 : 1;
  const low = (words[1] + words[3]) / 2 > height * 0.7;
  const horizon = low ? words[1] - 22 * scale : Math.max(words[3] + 30, height * 0.8);
  return {
    left: 0,
    right: width,
    top: 0,
    bottom: height,
    horizon,
    words,
    light: 'paper',
    scale,
    detailed,
    grave,
    paint,
  };
}
