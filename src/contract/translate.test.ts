import { afterEach, expect, test } from 'vitest';
import { inSense, t } from './translate.ts';

afterEach(() => {
  globalThis.translate = undefined;
});

test('says its English without a language, and where that has no translation', () => {
  expect(t`Review all ${3} of ${'Mum'}`).toBe('Review all 3 of Mum');
  globalThis.translate = () => undefined;
  expect(t`Save`).toBe('Save');
});

test('asks for a message by its English', () => {
  globalThis.translate = (key, values) => [key, ...values].join(' | ');
  expect(t`Review all ${3} of ${'Mum'}`).toBe('Review all {0} of {1} | 3 | Mum');
});

test('asks for English with several senses by its sense too', () => {
  expect(inSense('length')`Medium`).toBe('Medium');
  globalThis.translate = (key) => `<${key}>`;
  expect(inSense('length')`Medium`).toBe('<length\u0004Medium>');
});
