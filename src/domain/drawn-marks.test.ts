import { expect, test } from 'vitest';
import { countDrawn, drawnMark } from './drawn-marks.ts';

test('counts marks in pieces of any length, each once', () => {
  const file = `%PDF-1.4\n%\xd3\xeb\n${drawnMark(1)}stream \xff% card 9 of this file is drawn\n${drawnMark(2)}${drawnMark(3)}%%EOF`;
  for (const length of [1, 7, 40, 1000]) {
    const count = countDrawn();
    const counts: number[] = [];
    for (let at = 0; at < file.length; at += length) counts.push(count(file.slice(at, at + length)));
    expect([length, counts.at(-1)]).toEqual([length, 3]);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  }
});
