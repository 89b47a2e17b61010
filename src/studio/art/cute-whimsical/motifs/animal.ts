import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { type Point, smoothPath } from '../../core/geometry.ts';
import { ellipse, roundedPath } from '../../flat/paths.ts';
import type { Pen } from '../../flat/pen.ts';
import { type AnimalKind, type Coat, eyeInk } from './cast.ts';
import { drawFace } from './face.ts';

export type Pose = {
  kind: AnimalKind;
  coat: Coat;
  /** Which arm is raised. */
  raised: 'none' | 'left' | 'right' | 'both';
  /** Eyes closed, softly. */
  asleep?: boolean;
  /** Draws what is worn around the neck, at the origin, 100 wide to each side of the head. */
  neck?: () => void;
  /** Draws what is worn on the head, its foot at the origin. */
  hat?: () => void;
  /** Draws what both paws hold before the belly, its middle at the origin. */
  held?: () => void;
};

/** Mirrors a point list to the other side. */
const sided = (points: readonly Point[], side: number): Point[] => points.map(([x, y]) => [x * side, y]);

/** A standing animal about 200 wide and 330 high; its feet stand on the origin. */
export function drawAnimal(pen: Pen, x: number, y: number, scale: number, pose: Pose): void {
  pen.at(x, y, { scale }, () => {
    drawTail(pen, pose);
    drawBody(pen, pose);
    for (const side of [-1, 1]) {
      const up = pose.raised === 'both' || pose.raised === (side < 0 ? 'left' : 'right');
      if (up || !pose.held) drawArm(pen, pose, side, up);
    }
    pen.at(0, -172, {}, () => drawHead(pen, pose));
    // Below the chin, so drawn after the head.
    if (pose.neck) pen.at(0, -158, {}, pose.neck);
    if (!pose.held) return;
    pen.at(0, -72, {}, pose.held);
    for (const side of [-1, 1]) {
      const up = pose.raised === 'both' || pose.raised === (side < 0 ? 'left' : 'right');
      if (!up)
        pen.fill(ellipse(side * 52, -66, 30, 19, side * -0.35), pose.coat.limbs, {
          volume: 0.5,
          drop: { blur: 7, down: 3, alpha: 0.28 },
        });
    }
  });
}

/** The head alone, its chin at (x, y): for a face that looks over an edge or out of a frame. */
export function drawBust(pen: Pen, x: number, y: number, scale: number, pose: Pose): void {
  pen.at(x, y, { scale }, () => drawHead(pen, pose));
}

function drawTail(pen: Pen, { kind, coat }: Pose): void {
  if (kind === 'bunny') pen.fill(ellipse(74, -48, 20, 20), coat.pale, { volume: 0.4 });
  if (kind === 'fox') {
    const tail = roundedPath([40, -40, 96, -34, 136, -82, 142, -140, 112, -118, 88, -76], 0.55);
    pen.fill(tail, coat.fur, { volume: 0.5 });
    pen.inside(tail, () => pen.fill(ellipse(138, -138, 34, 38), coat.pale));
  }
  if (kind === 'cat')
    pen.line(
      smoothPath(
        [
          [56, -26],
          [110, -22],
          [126, -70],
          [104, -104],
        ],
        false,
      ),
      coat.fur,
      21,
    );
  if (kind === 'puppy')
    pen.line(
      smoothPath(
        [
          [56, -34],
          [94, -44],
          [104, -78],
        ],
        false,
      ),
      coat.fur,
      20,
    );
}

function drawBody(pen: Pen, { kind, coat }: Pose): void {
  for (const side of [-1, 1]) {
    pen.fill(ellipse(side * 43, -14, 31, 20, side * 0.15), kind === 'penguin' ? coat.feet : coat.limbs, {
      volume: 0.5,
    });
    if (kind !== 'penguin') pen.fill(ellipse(side * 43, -12, 16, 10, side * 0.15), coat.feet);
  }
  const half: Point[] = [
    [52, -150],
    [74, -76],
    [65, -22],
  ];
  const body = smoothPath([...half, [0, -8], ...sided(half, -1).reverse()], true, 0.56);
  pen.fill(body, coat.fur, { volume: 0.55 });
  pen.fill(ellipse(0, -64, kind === 'penguin' ? 54 : 45, kind === 'penguin' ? 54 : 48), coat.pale);
}

function drawArm(pen: Pen, { coat }: Pose, side: number, up: boolean): void {
  const [x, y, angle] = up ? [side * 82, -138, side * -0.72] : [side * 62, -92, side * 1.28];
  pen.fill(ellipse(x, y, 40, 19, angle), coat.limbs, { volume: 0.5 });
}

function drawHead(pen: Pen, pose: Pose): void {
  const { kind, coat } = pose;
  drawEars(pen, pose);
  const half: Point[] = [
    [66, -124],
    [104, -56],
    [84, -4],
  ];
  const head = smoothPath([[0, -144], ...half, [0, 16], ...sided(half, -1).reverse()], true, 0.58);
  pen.fill(head, coat.fur, { volume: 0.5, drop: { blur: 12, down: 4, alpha: 0.3 } });
  pen.inside(head, () => drawMarkings(pen, kind, coat));
  drawFace(pen, pose);
  pen.face(0, -62, 104);
  if (pose.hat) pen.at(0, -134, {}, pose.hat);
}

function drawEars(pen: Pen, { kind, coat }: Pose): void {
  const shade: Rgb = mixColours(coat.fur, oklch(0.4, 0.1, 20), 0.2);
  for (const side of [-1, 1]) {
    const each = (points: readonly Point[], tension = 0.45) => smoothPath(sided(points, side), true, tension);
    if (kind === 'bear' || kind === 'panda') {
      pen.fill(ellipse(side * 70, -124, 31), kind === 'panda' ? coat.ears : coat.fur, { volume: 0.4 });
      if (kind === 'bear') pen.fill(ellipse(side * 69, -121, 17), coat.ears);
    } else if (kind === 'bunny') {
      pen.at(side * 36, -120, { angle: side * (side > 0 ? 0.3 : 0.12) }, () => {
        pen.fill(ellipse(0, -54, 24, 72), coat.fur, { volume: 0.4 });
        pen.fill(ellipse(0, -48, 12, 52), coat.ears);
      });
    } else if (kind === 'cat' || kind === 'fox') {
      const tall = kind === 'fox' ? 16 : 0;
      pen.fill(
        each([
          [28, -124],
          [78, -176 - tall],
          [99, -82],
        ]),
        coat.fur,
        { volume: 0.4 },
      );
      pen.fill(
        each([
          [46, -122],
          [76, -154 - tall],
          [88, -96],
        ]),
        kind === 'fox' ? mixColours(coat.fur, eyeInk, 0.55) : coat.ears,
      );
    } else if (kind === 'deer') {
      pen.line(
        smoothPath(
          [
            [side * 30, -134],
            [side * 42, -176],
            [side * 34, -204],
          ],
          false,
        ),
        shade,
        9,
      );
      pen.line(
        smoothPath(
          [
            [side * 41, -170],
            [side * 62, -190],
          ],
          false,
        ),
        shade,
        8,
      );
      pen.fill(ellipse(side * 96, -112, 36, 19, side * -0.45), coat.fur, { volume: 0.4 });
      pen.fill(ellipse(side * 97, -112, 22, 10, side * -0.45), coat.ears);
    }
  }
}

function drawMarkings(pen: Pen, kind: AnimalKind, coat: Coat): void {
  for (const side of [-1, 1]) {
    if (kind === 'panda') pen.fill(ellipse(side * 45, -50, 27, 32, side * 0.5), coat.ears);
    if (kind === 'puppy') {
      pen.fill(
        smoothPath(
          sided(
            [
              [50, -136],
              [94, -122],
              [122, -60],
              [104, -8],
              [80, -44],
              [70, -98],
            ],
            side,
          ),
          true,
          0.55,
        ),
        coat.ears,
        { volume: 0.3 },
      );
    }
    if (kind === 'fox')
      pen.fill(
        smoothPath(
          sided(
            [
              [0, -28],
              [44, -36],
              [112, -60],
              [110, 30],
              [0, 40],
            ],
            side,
          ),
          true,
          0.4,
        ),
        coat.pale,
      );
    if (kind === 'cat') pen.line(`M${side * 22} -142V-118`, mixColours(coat.fur, eyeInk, 0.22), 8);
  }
  if (kind === 'cat') pen.line('M0 -146V-112', mixColours(coat.fur, eyeInk, 0.22), 8);
  if (kind === 'deer')
    for (const [sx, sy] of [
      [-16, -118],
      [14, -124],
      [0, -104],
    ] as const)
      pen.fill(ellipse(sx, sy, 6), coat.pale);
  if (kind === 'penguin') {
    const half: Point[] = [
      [42, -112],
      [78, -66],
      [62, -14],
    ];
    pen.fill(smoothPath([[0, -94], ...half, [0, 2], ...sided(half, -1).reverse()], true, 0.56), coat.pale);
  } else if (kind !== 'fox') {
    pen.fill(ellipse(0, -30, 38, 28), coat.pale);
  }
}
