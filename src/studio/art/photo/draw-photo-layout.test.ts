import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mostPhotos, photoLayouts } from '../../../contract/vocabulary.ts';
import { drawPhotoLayout } from './draw-photo-layout.ts';
import { layOutPhotos, type PhotoCell } from './lay-out-photos.ts';

const counts = Array.from({ length: mostPhotos - 1 }, (_, at) => at + 2);
const every = photoLayouts.flatMap((layout) => counts.map((count) => ({ layout, count })));

/** The corners of a cell, of a print with its rim. */
function corners({ x, y, width, height, angle, isPrint }: PhotoCell): [number, number][] {
  const [edge, foot] = isPrint ? [width * 0.045, width * 0.13] : [0, 0];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return [
    [-width / 2 - edge, -height / 2 - edge],
    [width / 2 + edge, -height / 2 - edge],
    [width / 2 + edge, height / 2 + foot],
    [-width / 2 - edge, height / 2 + foot],
  ].map(([dx = 0, dy = 0]) => [
    middleX + dx * Math.cos(angle) - dy * Math.sin(angle),
    middleY + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]);
}
const boxOf = (cell: PhotoCell) => {
  const points = corners(cell);
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)] as const;
};

test.each(every)('$count photos as $layout lie on the sheet, and none covers another', ({ layout, count }) => {
  const boxes = layOutPhotos(layout, count).map(boxOf);
  expect(boxes).toHaveLength(count);
  boxes.forEach(([left, top, right, bottom], at) => {
    expect(Math.min(left, top, 1 - right, 1 - bottom), `photo ${at + 1}`).toBeGreaterThan(0);
    for (const [l, t, r, b] of boxes.slice(at + 1))
      expect(l >= right || left >= r || t >= bottom || top >= b).toBe(true);
  });
});

const inks = ['#cc2222', '#22aa22', '#2244cc', '#ccaa22'];
const plain = async (background: string, side = 900) =>
  new Uint8Array(
    await sharp({ create: { width: side, height: side, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
const size = { width: 256, height: 256 };
const draw = (photos: Uint8Array[], layout: (typeof photoLayouts)[number]) =>
  drawPhotoLayout({ kind: 'photo-layout', photos, layout, size: '1024x1024' }, size, () => {});

test.each(every)('$count photos as $layout come in their order', async ({ layout, count }) => {
  const photos = await Promise.all(inks.slice(0, count).map((ink) => plain(ink)));
  const { data } = await draw(photos, layout);
  layOutPhotos(layout, count).forEach(({ x, y, width, height }, at) => {
    const pixel = (Math.round((y + height / 2) * 256) * 256 + Math.round((x + width / 2) * 256)) * 4;
    const wanted = [1, 3, 5].map((from) => Number.parseInt((inks[at] as string).slice(from, from + 2), 16));
    const furthest = Math.max(...wanted.map((value, k) => Math.abs((data[pixel + k] as number) - value)));
    expect(furthest).toBeLessThan(12);
  });
});

test('a small photo lies small in its place', async () => {
  const redOf = async (side: number) => {
    const { data } = await draw([await plain('#2244cc'), await plain('#cc2222', side)], 'grid');
    let red = 0;
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] as number) > 160 && (data[at + 1] as number) < 90 && (data[at + 2] as number) < 90) red++;
    return red / (256 * 256);
  };
  expect(await redOf(1200)).toBeGreaterThan(0.42);
  expect(await redOf(160)).toBeLessThan(0.25);
});
