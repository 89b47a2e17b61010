import { expect, test } from 'vitest';
import { offeredCategories, offeredStyles } from './quick-fields.tsx';

test("offers the server's lists", () => {
  expect(offeredCategories([{ id: 'birthday', name: 'Birthday' }])).toEqual([{ id: 'birthday', name: 'Birthday' }]);
  expect(offeredStyles([{ id: 'modern', name: 'Modern' }])).toEqual([{ id: 'modern', name: 'Modern' }]);
});

test('offers the built-in lists if the calls fail', () => {
  expect(offeredCategories(undefined)).toHaveLength(18);
  expect(offeredCategories(undefined)).toContainEqual({ id: 'birthday', name: 'Birthday' });
  expect(offeredStyles(undefined).map(({ name }) => name)).toEqual(['Modern', 'Classic', 'Artistic', 'Playful']);
});
