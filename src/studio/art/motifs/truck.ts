import type { Box, Point } from '../core/geometry.ts';
import type { Shape, Tint } from '../scene.ts';
import { ellipse, stroke, tint } from './shapes.ts';

/** An old pick-up seen from the side, driving right; (x, ground) is below its middle and `size` 1 is 580 wide. */
export function truck(x: number, ground: number, size: number, colour: Tint = tint('red')): Shape[] {
  const n = (value: number): number => Math.round(value * 10) / 10;
  const ax = (px: number): number => n(x + px * size);
  const ay = (py: number): number => n(ground + (py - 106) * size);
  const r = (length: number): number => n(length * size);
  const body = (path: string, box: Box, tone: Tint = colour, shaded = true): Shape => ({
    path,
    box: [ax(box[0]), ay(box[1]), ax(box[2]), ay(box[3])],
    surface: 'body',
    tint: tone,
    ...(shaded && {
      shade: { kind: 'linear', from: [ax(0), ay(-60)] as Point, to: [ax(0), ay(60)] as Point, start: 1, end: 1.35 },
    }),
  });
  const glass = tint('ceramic');
  const shapes: Shape[] = [
    body(
      `M${ax(-262)} ${ay(-58)}H${ax(-6)}V${ay(42)}H${ax(-250)}Q${ax(-268)} ${ay(42)} ${ax(-268)} ${ay(20)}Z`,
      [-268, -58, -6, 42],
    ),
    body(`M${ax(-274)} ${ay(-72)}H${ax(-4)}V${ay(-52)}H${ax(-274)}Z`, [-274, -72, -4, -52], colour, false),
    body(
      `M${ax(-10)} ${ay(42)}V${ay(-66)}L${ax(6)} ${ay(-150)}Q${ax(14)} ${ay(-172)} ${ax(40)} ${ay(-172)}H${ax(100)}Q${ax(128)} ${ay(-172)} ${ax(140)} ${ay(-146)}L${ax(164)} ${ay(-66)}H${ax(226)}Q${ax(284)} ${ay(-60)} ${ax(288)} ${ay(-6)}V${ay(42)}Z`,
      [-10, -172, 288, 42],
    ),
    body(
      `M${ax(20)} ${ay(-74)}L${ax(32)} ${ay(-142)}Q${ax(36)} ${ay(-150)} ${ax(46)} ${ay(-150)}H${ax(66)}V${ay(-74)}Z`,
      [20, -150, 66, -74],
      glass,
      false,
    ),
    body(
      `M${ax(80)} ${ay(-74)}V${ay(-150)}H${ax(98)}Q${ax(116)} ${ay(-150)} ${ax(122)} ${ay(-134)}L${ax(142)} ${ay(-74)}Z`,
      [80, -150, 142, -74],
      glass,
      false,
    ),
    ...[-214, -158, -102].map((left) =>
      stroke(
        [
          [ax(left), ay(-36)],
          [ax(left), ay(22)],
        ],
        r(4.5),
        tint('ink'),
      ),
    ),
    stroke(
      [
        [ax(72), ay(-60)],
        [ax(72), ay(38)],
      ],
      r(4.5),
      tint('ink'),
    ),
    stroke(
      [
        [ax(88), ay(-34)],
        [ax(114), ay(-34)],
      ],
      r(4.5),
      tint('ink'),
    ),
    ellipse(ax(270), ay(-22), r(19), r(23), 'body', tint('gold')),
    body(`M${ax(196)} ${ay(30)}H${ax(308)}V${ay(50)}H${ax(196)}Z`, [196, 30, 308, 50], tint('white'), false),
    body(`M${ax(-292)} ${ay(30)}H${ax(-222)}V${ay(48)}H${ax(-292)}Z`, [-292, 30, -222, 48], tint('white'), false),
  ];
  for (const wheel of [-178, 182]) {
    shapes.push(
      body(
        `M${ax(wheel - 82)} ${ay(46)}A${r(82)} ${r(78)} 0 0 1 ${ax(wheel + 82)} ${ay(46)}Z`,
        [wheel - 82, -32, wheel + 82, 46],
        colour,
        false,
      ),
      ellipse(ax(wheel), ay(46), r(60), r(60), 'body', tint('ink')),
      ellipse(ax(wheel), ay(46), r(34), r(34), 'body', tint('white')),
      ellipse(ax(wheel), ay(46), r(20), r(20), 'fine', colour),
      ellipse(ax(wheel), ay(46), r(7), r(7), 'fine', tint('white')),
    );
  }
  return shapes;
}
