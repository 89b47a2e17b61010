import type { Point } from '../core/geometry.ts';
import type { Box } from '../core/geometry.ts';
import type { Shape, Tint } from '../scene.ts';
import { ellipse, stroke, tint } from './shapes.ts';

/** An old pick-up seen from the side, driving right; (x, ground) is below its middle and `size` 1 is 580 wide. */
export function truck(x: number, ground: number, size: number, colour: Tint = tint('red')): Shape[] {
  const n = (value: number): number => Math.round(value * 10) / 10;
  const X = (px: number): number => n(x + px * size);
  const Y = (py: number): number => n(ground + (py - 106) * size);
  const r = (length: number): number => n(length * size);
  const body = (path: string, box: Box, tone: Tint = colour, shaded = true): Shape => ({
    path,
    box: [X(box[0]), Y(box[1]), X(box[2]), Y(box[3])],
    surface: 'body',
    tint: tone,
    ...(shaded && {
      shade: { kind: 'linear', from: [X(0), Y(-60)] as Point, to: [X(0), Y(60)] as Point, start: 1, end: 1.35 },
    }),
  });
  const glass = tint('ceramic');
  const shapes: Shape[] = [
    body(
      `M${X(-262)} ${Y(-58)}H${X(-6)}V${Y(42)}H${X(-250)}Q${X(-268)} ${Y(42)} ${X(-268)} ${Y(20)}Z`,
      [-268, -58, -6, 42],
    ),
    body(`M${X(-274)} ${Y(-72)}H${X(-4)}V${Y(-52)}H${X(-274)}Z`, [-274, -72, -4, -52], colour, false),
    body(
      `M${X(-10)} ${Y(42)}V${Y(-66)}L${X(6)} ${Y(-150)}Q${X(14)} ${Y(-172)} ${X(40)} ${Y(-172)}H${X(100)}Q${X(128)} ${Y(-172)} ${X(140)} ${Y(-146)}L${X(164)} ${Y(-66)}H${X(226)}Q${X(284)} ${Y(-60)} ${X(288)} ${Y(-6)}V${Y(42)}Z`,
      [-10, -172, 288, 42],
    ),
    body(
      `M${X(20)} ${Y(-74)}L${X(32)} ${Y(-142)}Q${X(36)} ${Y(-150)} ${X(46)} ${Y(-150)}H${X(66)}V${Y(-74)}Z`,
      [20, -150, 66, -74],
      glass,
      false,
    ),
    body(
      `M${X(80)} ${Y(-74)}V${Y(-150)}H${X(98)}Q${X(116)} ${Y(-150)} ${X(122)} ${Y(-134)}L${X(142)} ${Y(-74)}Z`,
      [80, -150, 142, -74],
      glass,
      false,
    ),
    ...[-214, -158, -102].map((left) =>
      stroke(
        [
          [X(left), Y(-36)],
          [X(left), Y(22)],
        ],
        r(4.5),
        tint('ink'),
      ),
    ),
    stroke(
      [
        [X(72), Y(-60)],
        [X(72), Y(38)],
      ],
      r(4.5),
      tint('ink'),
    ),
    stroke(
      [
        [X(88), Y(-34)],
        [X(114), Y(-34)],
      ],
      r(4.5),
      tint('ink'),
    ),
    ellipse(X(270), Y(-22), r(19), r(23), 'body', tint('gold')),
    body(`M${X(196)} ${Y(30)}H${X(308)}V${Y(50)}H${X(196)}Z`, [196, 30, 308, 50], tint('white'), false),
    body(`M${X(-292)} ${Y(30)}H${X(-222)}V${Y(48)}H${X(-292)}Z`, [-292, 30, -222, 48], tint('white'), false),
  ];
  for (const wheel of [-178, 182]) {
    shapes.push(
      body(
        `M${X(wheel - 82)} ${Y(46)}A${r(82)} ${r(78)} 0 0 1 ${X(wheel + 82)} ${Y(46)}Z`,
        [wheel - 82, -32, wheel + 82, 46],
        colour,
        false,
      ),
      ellipse(X(wheel), Y(46), r(60), r(60), 'body', tint('ink')),
      ellipse(X(wheel), Y(46), r(34), r(34), 'body', tint('white')),
      ellipse(X(wheel), Y(46), r(20), r(20), 'fine', colour),
      ellipse(X(wheel), Y(46), r(7), r(7), 'fine', tint('white')),
    );
  }
  return shapes;
}
