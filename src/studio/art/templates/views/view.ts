import { lerp } from '../../core/colour.ts';
import { type Box, ellipsePath, type Point, polygonPath } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, ellipse, tint } from '../../motifs/shapes.ts';
import type { Shape } from '../../scene.ts';
import { aspectOf, type Composition, type Template, type TemplateContext } from '../template.ts';
import { visitors } from '../visitors.ts';

/** The frame of a landscape by day: its edges, its horizon and where its subject stands. */
export type View = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  horizon: number;
  scale: number;
  /** Nothing may reach higher: the words or the frame's edge are there. */
  ceiling: number;
  focus: number;
  side: 1 | -1;
};

type Frame = View & { words: Box; edge: 'page' | 'foot' | 'oval' | 'arch' };

/** Draws what lies in front of the sky. */
export type Scenery = (context: TemplateContext, rng: Rng, view: View) => Shape[];

/** A landscape on the whole page, at its foot, in an oval or under an arch; the words in its sky or beside it. */
export function view(scenery: Scenery): Template {
  return (context) => {
    const { rng } = context;
    const frame = frameIt(context, rng.fork('layout'));
    const { words, edge, ...bounds } = frame;
    const layers: Composition['layers'] = [
      { name: 'sky', shapes: daySky(rng.fork('sky'), frame) },
      { name: 'scenery', shapes: scenery(context, rng.fork('scenery'), bounds) },
      { name: 'border', shapes: [border(frame, context)] },
      { name: 'visitors', shapes: visitors(context, ...perch(frame), 50 * Math.max(0.9, frame.scale)) },
    ];
    return { layers, textArea: { box: words, ground: 'paper' }, place: { ...bounds, light: 'day' } };
  };
}

function frameIt(context: TemplateContext, rng: Rng): Frame {
  const { width, height } = context;
  const aspect = aspectOf(context);
  const side = rng.chance(0.5) ? 1 : -1;
  const edge = rng.pick(['page', 'foot', 'oval', 'arch'] as const);
  const lean = side * rng.between(0.1, 0.24);
  const make = (
    left: number,
    top: number,
    right: number,
    bottom: number,
    level: number,
    words: Box,
    unit: number,
  ): Frame => ({
    left,
    top,
    right,
    bottom,
    horizon: lerp(top, bottom, level + rng.gaussian(0.012)),
    scale: unit,
    ceiling: (words[3] < bottom && edge !== 'oval' && edge !== 'arch' ? words[3] : top) + 22,
    focus: lerp(left, right, 0.5 + (edge === 'oval' || edge === 'arch' ? lean * 0.4 : lean)),
    side,
    words,
    edge,
  });
  if (aspect === 'portrait') {
    const low: Box = [100, 1330, width - 100, 1660];
    if (edge === 'page') return make(46, 46, width - 46, height - 46, 0.66, [130, 170, width - 130, 560], 1.4);
    if (edge === 'foot') return make(46, 620, width - 46, height - 46, 0.5, [110, 170, width - 110, 560], 1.3);
    if (edge === 'oval') return make(90, 110, width - 90, 1210, 0.6, low, 1.15);
    return make(120, 90, width - 120, 1230, 0.62, low, 1.15);
  }
  if (aspect === 'landscape') {
    const [from, to] = side > 0 ? [width * 0.55, width - 90] : [90, width * 0.45];
    const beside: Box = [from, 230, to, 790];
    const [l, r] = side > 0 ? [100, width * 0.5] : [width * 0.5, width - 100];
    if (edge === 'page') return make(46, 46, width - 46, height - 46, 0.66, [width * 0.2, 96, width * 0.8, 300], 1.12);
    if (edge === 'foot') return make(46, 330, width - 46, height - 46, 0.5, [width * 0.2, 80, width * 0.8, 300], 1.08);
    if (edge === 'oval') return make(l, 110, r, height - 110, 0.6, beside, 0.98);
    return make(l + 60, 70, r - 60, height - 70, 0.62, beside, 0.92);
  }
  const low: Box = [100, 812, width - 100, 986];
  if (edge === 'page') return make(46, 46, width - 46, height - 46, 0.63, [130, 96, width - 130, 290], 1.05);
  if (edge === 'foot') return make(46, 300, width - 46, height - 46, 0.47, [110, 84, width - 110, 282], 1);
  if (edge === 'oval') return make(152, 62, width - 152, 768, 0.62, low, 0.82);
  return make(192, 52, width - 192, 776, 0.64, low, 0.82);
}

/** A pale sky, warm or cool at the horizon, with a cloud or two and sometimes the sun. */
function daySky(rng: Rng, { left, right, top, horizon, scale, edge, words, side, focus }: Frame): Shape[] {
  const warm = rng.chance(0.6);
  const low = horizon + 60 * scale;
  const overWords = edge === 'page';
  const strength = overWords ? 0.74 : 0.95;
  const rim: Point[] = [
    [left - 60, top - 60],
    [right + 60, top - 60],
    [right + 60, low],
    [left - 60, low],
  ];
  const shapes: Shape[] = [
    blob(
      rim,
      'wash',
      tint('sky', 'white', overWords ? 0.5 : 0.3),
      {
        strength,
        second: warm ? tint('skyWarm', 'glow', 0.3) : tint('sky', 'white', 0.75),
        looseness: 0.5,
        shade: {
          kind: 'linear',
          from: [left, top],
          to: [left, horizon],
          start: edge === 'foot' ? 0.04 : 0.85,
          end: warm ? 1.2 : 0.8,
        },
      },
      0.05,
    ),
  ];
  const under = overWords ? words[3] : top;
  if (rng.chance(0.6)) {
    const x = focus - side * (right - left) * rng.between(0.2, 0.32);
    const y = lerp(under, horizon, rng.between(0.5, 0.75));
    const radius = rng.between(34, 48) * scale;
    shapes.push(
      ellipse(x, y, radius * 2.4, radius * 2.4, 'glow', tint('glow', 'flame', 0.15), {
        strength: 0.9,
        softness: radius * 0.7,
      }),
      ellipse(x, y, radius, radius, 'body', tint('glow', 'flame', 0.22), { strength: 0.8, looseness: 0.6 }),
    );
  }
  for (let i = 0; i < 3; i++) {
    const x = rng.between(left + 60, right - 60);
    const y = rng.between(under + 20, horizon - 130 * scale);
    const reach = rng.between(70, 150) * scale;
    const cloud = Array.from({ length: 10 }, (_, k): Point => {
      const a = (k / 10) * Math.PI * 2;
      return [x + Math.cos(a) * reach * rng.between(0.7, 1.2), y + Math.sin(a) * reach * 0.28 * rng.between(0.6, 1.3)];
    });
    shapes.push(blob(cloud, 'lift', tint('white'), { cover: 0.5, softness: 13, looseness: 3 }));
  }
  return shapes;
}

/** Bare paper outside the frame, with the torn-looking edge of a wash. */
function border({ left, right, top, bottom, edge, horizon }: Frame, { width, height }: TemplateContext): Shape {
  const outer = `M-300 -300L${width + 300} -300L${width + 300} ${height + 300}L-300 ${height + 300}Z`;
  const [x, y, rx, ry] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2];
  let inner: string;
  if (edge === 'oval') inner = ellipsePath(x, y, rx, ry).replaceAll('0 1 1', '0 1 0');
  else if (edge === 'arch') {
    const curve = Array.from({ length: 13 }, (_, i): Point => {
      const a = Math.PI * (1 + i / 12);
      return [x + Math.cos(a) * rx, top + rx * 0.82 + Math.sin(a) * rx * 0.82];
    });
    inner = polygonPath([[right, bottom], [left, bottom], ...curve].reverse() as Point[]);
  } else {
    const high = edge === 'foot' ? -200 : top;
    inner = polygonPath([
      [left, high],
      [left - 6, horizon],
      [left + 6, bottom - 60],
      [left + 60, bottom - 6],
      [x, bottom + 6],
      [right - 60, bottom - 6],
      [right - 4, bottom - 60],
      [right + 6, horizon],
      [right, high],
    ]);
  }
  return {
    path: outer + inner,
    box: [0, 0, width, height],
    surface: 'lift',
    tint: tint('white'),
    looseness: edge === 'page' || edge === 'foot' ? 3.4 : 2,
  };
}

/** A visitor's twig in the picture's sky, away from its subject and clear of the words. */
function perch({ left, right, top, horizon, focus, side, edge, words, scale }: Frame): [number, number] {
  const x =
    edge === 'page' || edge === 'foot'
      ? side > 0
        ? left + 150
        : right - 150
      : side > 0
        ? left + 40 * scale
        : right - 40 * scale;
  const y =
    edge === 'page' || edge === 'foot' ? Math.max(words[3] + 90, lerp(top, horizon, 0.62)) : lerp(top, horizon, 1.1);
  return [focus === x ? left : x, y];
}
