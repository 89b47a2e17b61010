import type { Box, Stage } from './lay-out.ts';

// Only transform and opacity change, which needs no new layout or paint.
const rest = 'cubic-bezier(0.22, 0.8, 0.26, 1)';
const leave = 'cubic-bezier(0.5, 0, 0.9, 0.4)';
const both = { fill: 'both' } as const;

/** The wax cracks, and its halves fall; nothing needs to be said any more. */
export function cracks({ front, halves }: Stage): Animation[] {
  const hint = front.querySelector('.arrival-hint')?.animate([{ opacity: 0 }], { duration: 200, ...both });
  const broken = halves.map((half, index) => {
    const side = index === 0 ? -1 : 1;
    return half.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${side * 3}px, 0) rotate(${side * 3}deg)`, opacity: 1, offset: 0.3, easing: leave },
        { transform: `translate(${side * 34}px, 150px) rotate(${side * 38}deg)`, opacity: 0 },
      ],
      { duration: 620, ...both },
    );
  });
  return hint ? [hint, ...broken] : broken;
}

/** The flap swings up: the closed one to its edge, then the open one behind the card. */
export function flapLifts({ front, behind, cover, inEnvelope, inMiddle, isTall }: Stage): Animation[] {
  const closed = front.querySelector('.arrival-flap');
  const opened = behind.querySelector('.arrival-flap-open');
  const lies = coverAt(inEnvelope, inMiddle, isTall);
  return [
    closed?.animate(
      [{ transform: 'perspective(900px) rotateX(0)' }, { transform: 'perspective(900px) rotateX(90deg)' }],
      {
        duration: 260,
        easing: leave,
        ...both,
      },
    ),
    opened?.animate(
      [{ transform: 'perspective(900px) rotateX(-90deg)' }, { transform: 'perspective(900px) rotateX(0)' }],
      {
        duration: 300,
        delay: 260,
        easing: rest,
        ...both,
      },
    ),
    cover.animate(
      [
        { transform: lies, opacity: 1 },
        { transform: lies, opacity: 1 },
      ],
      {
        duration: 1,
        delay: 240,
        fill: 'forwards',
      },
    ),
  ].filter((move) => move !== undefined);
}

/** The card rises out of the envelope, which goes. */
export function comesOut({ front, behind, cover, inEnvelope, inMiddle, isTall, envelope }: Stage): Animation[] {
  const risen = { ...inEnvelope, top: inEnvelope.top - inEnvelope.height * 0.62 };
  const at = (box: Box) => coverAt(box, inMiddle, isTall);
  const away = innerHeight - envelope.top + 40;
  const duration = 1300;
  return [
    cover.animate(
      [
        { transform: at(inEnvelope), opacity: 1, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' },
        { transform: at(risen), opacity: 1, offset: 0.46, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' },
        { transform: at(inMiddle), opacity: 1 },
      ],
      { duration, ...both },
    ),
    ...[front, behind].map((half) =>
      half.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: 'none', opacity: 1, offset: 0.46, easing: 'cubic-bezier(0.5, 0, 0.6, 1)' },
          { transform: `translateY(${away}px)`, opacity: 1, offset: 0.92 },
          { transform: `translateY(${away}px)`, opacity: 0 },
        ],
        { duration, ...both },
      ),
    ),
  ];
}

/** The cover turns over its fold, and with it the leaf that is its back. */
export function turns({ cover, leaves, inMiddle, closed, isTall }: Stage): Animation[] {
  const timing = { delay: 220, duration: 1300, easing: 'cubic-bezier(0.45, 0.05, 0.35, 1)', ...both };
  const turn = isTall ? 'rotateX' : 'rotateY';
  const over = isTall ? 180 : -180;
  const coverTurned = (degrees: number) => coverAt(closed, inMiddle, isTall, `${turn}(${degrees}deg)`);
  return [
    cover.animate(
      [
        { transform: coverAt(inMiddle, inMiddle, isTall, `${turn}(0deg)`), opacity: 1 },
        { transform: coverTurned(0), opacity: 1, offset: 0.3 },
        { transform: coverTurned(over), opacity: 1 },
      ],
      timing,
    ),
    ...leaves.map((each) => {
      const turned = (share: number) =>
        leafAt(closed, each, isTall, each.isBack ? `${turn}(${over * (share - 1)}deg)` : '');
      return each.leaf.animate(
        [
          { transform: turned(0), opacity: 0 },
          { transform: turned(0), opacity: 0, offset: 0.3 },
          { transform: turned(0), opacity: 1, offset: 0.3 },
          { transform: turned(1), opacity: 1 },
        ],
        timing,
      );
    }),
  ];
}

/** The opened card comes near: the leaves take their place; picture, words and seal appear one after the other. */
export function wordsAppear({ leaves, words, seal, closed, isTall }: Stage): Animation[] {
  const grown = leaves.map((each) =>
    each.leaf.animate(
      [
        { transform: leafAt(closed, each, isTall), opacity: 1 },
        { transform: 'translate(0, 0) scale(1, 1)', opacity: 1 },
      ],
      { duration: 620, easing: 'cubic-bezier(0.4, 0, 0.15, 1)', ...both },
    ),
  );
  const shown = words.map((word, index) =>
    word.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: 520,
      delay: 320 + index * 120,
      easing: 'ease-out',
      ...both,
    }),
  );
  const pressed = seal.animate(
    [
      { opacity: 0, transform: 'scale(1.25)' },
      { opacity: 1, transform: 'scale(1)' },
    ],
    { duration: 280, delay: 380 + words.length * 120, easing: rest, ...both },
  );
  return [...grown, ...shown, pressed];
}

/** Brings the cover, which stands in the middle, into a box; it turns and scales around its fold. */
function coverAt(box: Box, inMiddle: Box, isTall: boolean, turned = ''): string {
  return `${between(foldOf(inMiddle, isTall), foldOf(box, isTall))} ${turned} scale(${box.width / inMiddle.width})`;
}

/** Makes a leaf as large as the closed cover, at its fold. */
function leafAt(closed: Box, { box, isBack }: Stage['leaves'][number], isTall: boolean, turned = ''): string {
  const fold = foldOf(box, isTall, isBack);
  const scale = `scale(${closed.width / box.width}, ${closed.height / box.height})`;
  return `${between(fold, foldOf(closed, isTall))} ${turned} ${scale}`;
}

/** The middle of the edge that is the fold: of the back the lower or right one, of all else the upper or left one. */
function foldOf({ left, top, width, height }: Box, isTall: boolean, isBack = false) {
  const far = isBack ? 1 : 0;
  return isTall ? { x: left + width / 2, y: top + height * far } : { x: left + width * far, y: top + height / 2 };
}

function between(from: ReturnType<typeof foldOf>, to: ReturnType<typeof foldOf>): string {
  return `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
}
