import { z } from 'zod';
import type { Flame } from '../../contract/cards.ts';
import type { IllustrationRequest } from './compose-scene.ts';
import { motifSquare } from './library/library-motif.ts';
import { placing } from './library/placing.ts';
import { readYaml } from './library/read-yaml.ts';
import { planPicture } from './plan-picture.ts';

const burning = z.strictObject({ at: z.array(z.tuple([z.number(), z.number()])).min(1), height: z.number() });
let read: Readonly<Record<string, z.infer<typeof burning>>> | undefined;

/** Where flames burn on a picture, in shares of its width and height; without those covered by another thing. */
export function flamesOf(request: IllustrationRequest): Flame[] {
  const plan = planPicture(request);
  if (!plan) return [];
  read ??= readYaml('./flames.yaml', z.record(z.string(), burning));
  const { placements, width, height } = plan;
  return placements.flatMap((placement, index) => {
    const flames = read?.[placement.subject.motif.name];
    if (!flames || placement.rank === 'accent') return [];
    const before = placements.slice(index + 1).filter(({ rank }) => rank !== 'accent');
    const { point } = placing(placement);
    const tall = (flames.height * placement.size) / motifSquare;
    return flames.at
      .map(point)
      .filter(([x, y]) => x > 0 && y > 0 && x < width && y < height)
      .filter(([x, y]) => !before.some(({ centre, size }) => Math.hypot(centre[0] - x, centre[1] - y) < size / 2))
      .map(([x, y]) => ({ x: x / width, y: y / height, width: (tall * 0.45) / width, height: tall / height }));
  });
}
