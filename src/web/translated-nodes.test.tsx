import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { translator } from '../domain/translator.ts';
import { translatedNodes } from './translated-nodes.ts';

const say = () =>
  renderToStaticMarkup(
    translatedNodes(
      'See <e0>all {1} of <e2>them</e2></e0>, {3}.',
      (text) => <a href="/">{text}</a>,
      3,
      (text) => <b>{text}</b>,
      false,
    ),
  );

afterEach(() => {
  globalThis.translate = undefined;
});

test('says a sentence with elements in English', () => {
  expect(say()).toBe('See <a href="/">all 3 of <b>them</b></a>, .');
});

test('says it in another language, with the elements where they belong there', () => {
  globalThis.translate = translator('xx', {
    'See <e0>all {1} of <e2>them</e2></e0>, {3}.': [['e0', ['e2', 'Them'], ', all ', ['1']], ' see', ['3']] as never,
  });
  expect(say()).toBe('<a href="/"><b>Them</b>, all 3</a> see');
});
