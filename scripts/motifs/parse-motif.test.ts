import { expect, test } from 'vitest';
import { parseMotif } from './parse-motif.mjs';
import { windAsDrawn } from './wind-as-drawn.mjs';

test('reads paths, circles, ellipses and rectangles with the attributes of their groups', () => {
  const parts = parseMotif(
    '<g fill="#123"><path d="M1 1h4v4z"/><g transform="translate(10 0)"><circle cx="2" cy="3" r="1" fill="white"/></g></g><rect x="1" y="2" width="3" height="4" fill="#0000ff"/>',
  );
  expect(parts.map(({ colour }) => colour)).toEqual(['#112233', '#ffffff', '#0000ff']);
  expect(parts[0]?.path).toBe('M1 1L5 1 5 5Z');
  expect(parts[1]?.path).toMatch(/^M11 3C/);
  expect(parts[2]?.path).toBe('M1 2L4 2 4 6 1 6Z');
});

test('keeps the width of lines, and resolves use elements', () => {
  const body = '<defs><path id="a" d="M0 0L8 8"/></defs><use href="#a" fill="none" stroke="#f00" stroke-width="2"/>';
  expect(parseMotif(body)).toEqual([{ colour: '#ff0000', path: 'M0 0L8 8', lineWidth: 2 }]);
});

test('turns a gradient into one colour, and mixes translucent colours', () => {
  const gradient = '<linearGradient id="g"><stop stop-color="#000"/><stop stop-color="#fff"/></linearGradient>';
  const body = `${gradient}<path d="M0 0H9V9z" fill="url(#g)"/><path d="M0 0H9V9z" fill="#fff" opacity=".5"/>`;
  expect(parseMotif(body).map(({ colour }) => colour)).toEqual(['#808080', '#c0c0c0']);
});

test('turns all curves into cubic ones', () => {
  for (const { path } of parseMotif('<path d="M1 1Q5 9 9 1T17 1A4 4 0 0 1 25 1S30 3 31 9" fill="#000"/>'))
    expect(path).toMatch(/^[MLCZ\d\s.,-]+$/);
});

test('turns a hole so that the nonzero rule leaves it open', () => {
  const square = 'M0 0L9 0 9 9 0 9Z';
  expect(windAsDrawn(`${square}M3 3L6 3 6 6 3 6Z`)).toBe(`${square}M3 6L6 6L6 3L3 3Z`);
  expect(windAsDrawn(`${square}M3 6L6 6 6 3 3 3Z`)).toBe(`${square}M3 6L6 6 6 3 3 3Z`);
});
