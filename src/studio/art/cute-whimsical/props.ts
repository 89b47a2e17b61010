import { bouquet, eggBasket, flowerpot, sprigVase } from './motifs/blooms.ts';
import {
  bigHeart,
  bigStar,
  egg,
  envelope,
  gift,
  lantern,
  moonPillow,
  pumpkin,
  snowGlobe,
  trophy,
} from './motifs/presents.ts';
import { cake, cupcake, mug, type PropTools, pie } from './motifs/treats.ts';

const props = {
  bouquet,
  cake,
  cupcake,
  egg,
  'egg-basket': eggBasket,
  envelope,
  flowerpot,
  gift,
  heart: bigHeart,
  'jack-o-lantern': (tools: PropTools) => pumpkin(tools, true),
  lantern,
  moon: moonPillow,
  mug,
  pie,
  pumpkin,
  'snow-globe': snowGlobe,
  star: bigStar,
  trophy,
  vase: sprigVase,
} satisfies Record<string, (tools: PropTools) => void>;
export type PropName = keyof typeof props;

/** Stands a prop on (x, y); at scale 1 most are about 100 wide. */
export function drawProp(tools: PropTools, name: PropName, x: number, y: number, scale: number, angle = 0): void {
  tools.pen.at(x, y, { scale, angle }, () => props[name](tools));
}
