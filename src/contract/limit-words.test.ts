import { expect, test } from 'vitest';
import { personForm } from './people.ts';

test('a text over its limit is rejected with a clear message', () => {
  const refused = personForm.safeParse({ name: 'x'.repeat(201), notes: 'y'.repeat(10_001) });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([
    'Please use at most 200 characters',
    'Please use at most 10,000 characters',
  ]);
});

test.each([[{}], [{ name: null }], [{ name: '' }], [{ name: '  ' }]])(
  "%j is rejected with the contract's message for a missing name",
  (form) => {
    expect(personForm.safeParse(form).error?.issues[0]?.message).toBe('Name is required');
  },
);
