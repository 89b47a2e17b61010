import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerPseudoLanguage, pseudo } from '../../../tests/app/pseudo-language.ts';
import { inSense } from '../../contract/translate.ts';
import { inWordsFor } from '../reader.ts';
import { datedAttachment } from './attachment.ts';

let withdraw: () => void;
beforeAll(() => {
  withdraw = offerPseudoLanguage();
});
afterAll(() => withdraw());

test('a download is named in the language of the reader, in plain letters for old programs', () => {
  const header = () => datedAttachment(inSense('name of a file')`contacts`, '2026-11-29', 'csv');
  expect(header()).toBe(`attachment; filename="contacts-2026-11-29.csv"; filename*=UTF-8''contacts-2026-11-29.csv`);
  const name = encodeURIComponent('⟦contacts⟧-2026-11-29.csv');
  expect(inWordsFor({ language: pseudo, locale: 'en-US' }, header)).toBe(
    `attachment; filename="contacts-2026-11-29.csv"; filename*=UTF-8''${name}`,
  );
});
