import type { SceneSetting } from '../../../../contract/vocabulary.ts';
import type { Rng } from '../../core/rng.ts';
import type { Layer } from '../../scene.ts';
import { cozy } from './cozy.ts';
import { fantasy } from './fantasy.ts';
import { nature } from './nature.ts';
import type { Backdrop, Stage } from './stage.ts';
import { urban } from './urban.ts';

const backdrops: Record<SceneSetting, (rng: Rng, stage: Stage) => Backdrop> = {
  Nature: nature,
  Cozy: cozy,
  Fantasy: fantasy,
  Urban: urban,
};

/** The layers of a setting. */
export function backdropLayers(setting: SceneSetting, rng: Rng, stage: Stage): { behind: Layer; front: Layer } {
  const { behind, front } = backdrops[setting](rng.fork(setting), stage);
  return { behind: { name: 'backdrop', shapes: behind }, front: { name: 'backdrop front', shapes: front } };
}
