import { expect, test } from 'vitest';
import { packFor } from './language-packs.ts';
import { fill } from './say.ts';

test('what fills a gap at the beginning of a sentence begins large, also after an inverted mark or a quotation mark', () => {
  const pack = packFor('es');
  const values = { yearsCounted: 'diez años' };
  expect(fill('¡{yearsCounted} juntos! ¿{yearsCounted}?', values, pack)).toBe('¡Diez años juntos! ¿Diez años?');
  expect(fill('Ya está. «{yearsCounted}», dices.', values, pack)).toBe('Ya está. «Diez años», dices.');
  expect(fill('Hoy son {yearsCounted}.', values, pack)).toBe('Hoy son diez años.');
});
