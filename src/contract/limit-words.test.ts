import { expect, test } from 'vitest';
import { personForm } from './people.ts';

test('a text that is too long is refused with a clear message', () => {
  const refused = personForm.safeParse({ name: 'x'.repeat(201), notes: 'y'.repeat(10_001) });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([
    'Please use at most 200 characters',
    'Please use at most 10,000 characters',
  ]);
});

test.each([[{}], [{ name: null }], [{ name: '' }], [{ name: '  ' }]])(
  '%j lacks a name, in the words of the contract',
  (form) => {
    expect(personForm.safeParse(form).error?.issues[0]?.message).toBe('Name is required');
  },
);
