import { expect, test } from 'vitest';
import { focusAfterKey, focusAt, frameOf, framePercent } from './crop-frame.ts';

const wide = { width: 400, height: 200 };
const tall = { width: 200, height: 400 };

test.each([
  ['centred without a focus', wide, null, { axis: 'x', start: 0.25, span: 0.5 }, 50],
  ['centred on the focus', wide, { x: 0.6, y: 0.9 }, { axis: 'x', start: 0.35, span: 0.5 }, 70],
  ['within the photo for a focus at its edge', tall, { x: 0.5, y: 1 }, { axis: 'y', start: 0.5, span: 0.5 }, 100],
  ['all of a square photo', { width: 9, height: 9 }, null, { axis: null, start: 0, span: 1 }, 50],
] as const)('the frame is %s', (_name, extent, focus, frame, percent) => {
  const found = frameOf(extent, focus);
  expect(found).toEqual({ ...frame, start: expect.closeTo(frame.start) });
  expect(framePercent(found)).toBe(percent);
});

test('a focus is limited to positions the frame can reach, so the next step is visible', () => {
  const frame = frameOf(wide, null);
  expect(focusAt(frame, 0)).toEqual({ x: 0.25, y: 0.5 });
  expect(focusAt(frameOf(tall, null), 0.6)).toEqual({ x: 0.5, y: 0.6 });
});

test.each([
  ['ArrowRight', 0.52],
  ['ArrowUp', 0.48],
  ['PageDown', 0.6],
  ['Home', 0.25],
  ['End', 0.75],
])('%s moves the frame', (key, x) => {
  expect(focusAfterKey(frameOf(wide, null), key)?.x).toBeCloseTo(x);
});

test('other keys do not move the frame', () => {
  expect(focusAfterKey(frameOf(wide, null), 'Tab')).toBeNull();
});
