import { mixColours, type Rgb } from '../core/colour.ts';
import type { Raster } from '../core/raster.ts';
import type { Rng } from '../core/rng.ts';
import type { Palette } from '../palettes.ts';
import type { OnProgress } from '../picture.ts';
import type { SceneDescription, Tint } from '../scene.ts';
import { paintChalk } from './paint-chalk.ts';
import { paintWash } from './paint-wash.ts';
import { Sheet } from './sheet.ts';
import { washStyles } from './surfaces.ts';

const paperRelief = 0.045;

/** Paints a scene as a watercolor at `scale` sheet pixels per scene unit. */
export function renderWatercolor(
  scene: SceneDescription,
  palette: Palette,
  rng: Rng,
  scale: number,
  onProgress: OnProgress,
): Raster {
  const sheet = new Sheet(scene.width, scene.height, scale, palette.paper);
  const total = scene.layers.reduce((sum, layer) => sum + layer.shapes.length, 0);
  let painted = 0;
  for (const layer of scene.layers) {
    const layerRng = rng.fork(layer.name);
    for (const shape of layer.shapes) {
      const colour = resolveTint(palette, shape.tint);
      if (shape.surface === 'chalk') {
        paintChalk(sheet, shape, colour);
      } else {
        const second = shape.second === undefined ? null : resolveTint(palette, shape.second);
        paintWash(sheet, shape, washStyles[shape.surface], colour, second, layerRng);
      }
      painted++;
    }
    onProgress(painted / Math.max(1, total));
  }
  return sheet.develop(paperRelief);
}

function resolveTint(palette: Palette, { role, toward, share = 0.5 }: Tint): Rgb {
  return toward === undefined ? palette[role] : mixColours(palette[role], palette[toward], share);
}
