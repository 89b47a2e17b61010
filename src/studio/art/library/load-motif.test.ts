import { expect, test } from 'vitest';
import { isMotif, isPerson, loadMotif } from './load-motif.ts';
import { occasionTable } from './occasion-motifs.ts';
import { readPath } from './read-path.ts';

test('a stored path becomes absolute, with the bounds of its curve and not of its handles', () => {
  const { path, box } = readPath('M4 4c0 8 8 8 8 0h2v1l-3 1z');
  expect(path).toBe('M4 4C4 12 12 12 12 4L14 4L14 5L11 6Z');
  expect(box[3]).toBeCloseTo(10, 1);
  expect(() => readPath('M1 1q2 2 4 4')).toThrow('no command');
});

test('every drawing fills its square and has a colour for each part', () => {
  const { occasions, groups, seasons, ages, pets } = occasionTable();
  const lists = [groups, seasons, ages, pets].flatMap((table) => Object.values(table));
  const names = [...lists, ...Object.values(occasions).flatMap((entry) => [entry.belongs, entry.with])].flat();
  for (const name of new Set(names)) {
    const { parts } = loadMotif(name);
    expect(parts.length, name).toBeGreaterThan(0);
    for (const { box, colour, path } of parts) {
      expect(path, name).toMatch(/^M[MLCZ\d\s.-]+$/);
      expect(Math.min(...box), name).toBeGreaterThan(-3);
      expect(Math.max(...box), name).toBeLessThan(35);
      expect(colour.every((channel) => channel >= 0 && channel <= 1)).toBe(true);
    }
  }
});

test('people have five skins, and things have none', () => {
  expect(loadMotif('woman', 0).parts).not.toEqual(loadMotif('woman', 4).parts);
  expect(loadMotif('bicycle', 0).parts).toEqual(loadMotif('bicycle', 4).parts);
  expect([isPerson('woman'), isPerson('bicycle'), isMotif('zeppelin')]).toEqual([true, false, false]);
  expect(() => loadMotif('zeppelin')).toThrow('zeppelin');
});
