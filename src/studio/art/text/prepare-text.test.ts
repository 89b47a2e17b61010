import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';
import { fontFor, registerFonts } from './fonts.ts';
import { dropEmoji, prepareText } from './prepare-text.ts';
import { splitGraphemes } from './wrap-text.ts';

registerFonts();
const side = 48;

/** What one character looks like: pixels as text. */
function draw(text: string): string {
  const context = createCanvas(side * 2, side).getContext('2d');
  context.font = fontFor({ family: 'Hanken Grotesk', sizePx: 30, fallbacks: prepareText(text).fallbacks });
  context.fillText(text, 10, 34);
  return Buffer.from(context.getImageData(0, 0, side * 2, side).data).toString('base64');
}
const empty = draw(' ');
const box = draw('\u{10FFFD}');

test.each([
  ['Łukasz Nguyễn', []],
  ['Γιώργος и Наташа', ['Studio European']],
  ['عيد ميلاد سعيد', ['Studio Arabic']],
  ['יום הולדת שמח', ['Studio Hebrew']],
  ['जन्मदिन की शुभकामनाएँ', ['Studio Devanagari']],
  ['শুভ জন্মদিন', ['Studio Bengali']],
  ['பிறந்தநாள் வாழ்த்துக்கள்', ['Studio Tamil']],
  ['สุขสันต์วันเกิด', ['Studio Thai']],
  ['お誕生日おめでとう', ['Studio Japanese']],
  ['生日快乐', ['Studio Chinese']],
  ['생일 축하해요', ['Studio Korean']],
  ['🎂🇫🇷👨‍👩‍👧‍👦👋🏽❤️', ['Studio Emoji']],
])('every letter of %s is drawn, from %j', (text, fallbacks) => {
  expect(prepareText(text)).toEqual({ text, fallbacks });
  for (const letter of splitGraphemes(text).filter((piece) => piece.trim() !== '')) {
    expect(draw(letter), letter).not.toBe(box);
    expect(draw(letter), letter).not.toBe(empty);
  }
});

test('Han beside kana is Japanese, and beside Hangul Korean', () => {
  expect(prepareText('直子さん').fallbacks).toEqual(['Studio Japanese']);
  expect(prepareText('直子 씨').fallbacks).toEqual(['Studio Korean']);
});

test('leaves out letters that no font has, instead of showing boxes', () => {
  expect(prepareText('Happy Birthday, ქეთი!').text).toBe('Happy Birthday, !');
  expect(prepareText('ភ្នំពេញ').text).toBe('');
});

test('limits piled-up marks, and keeps pointed Hebrew', () => {
  const zalgo = `Z${'\u0336\u0489\u0321'.repeat(40)}algo`;
  expect(prepareText(zalgo).text.length).toBeLessThan(12);
  expect(prepareText('בְּרֵאשִׁית').text).toBe('בְּרֵאשִׁית'.normalize('NFC'));
});

test('accepts control characters and all kinds of line ends', () => {
  expect(prepareText('a\u0000b\r\nc\td\u0007').text).toBe('ab\nc d');
});

test('a thousand emojis end in an ellipsis, and none is split', () => {
  const context = createCanvas(10, 10).getContext('2d');
  const fitted = fitText(context, {
    text: '👨‍👩‍👧‍👦'.repeat(1000),
    font: { family: 'Newsreader' },
    sizePx: 40,
    lineHeight: 1.2,
    maxWidth: 300,
    maxLines: 3,
  });
  expect(fitted.cut).toBe(true);
  expect(fitted.lines.join('').replaceAll('👨‍👩‍👧‍👦', '')).toBe('…');
});

test('joining letters are never spaced out, and tall ones get higher lines', () => {
  const context = createCanvas(10, 10).getContext('2d');
  const fit = {
    font: { family: 'Newsreader' },
    sizePx: 40,
    lineHeight: 1,
    maxWidth: 900,
    letterSpacingEm: 0.2,
  } as const;
  expect(fitText(context, { ...fit, text: 'عيد ميلاد' })).toMatchObject({ letterSpacingEm: 0, lineHeightPx: 56.8 });
  expect(fitText(context, { ...fit, text: 'Hi' })).toMatchObject({ letterSpacingEm: 0.2, lineHeightPx: 40 });
});

test('removes emoji', () => {
  expect(dropEmoji('Hurra 🎉🇩🇪 Anna ❤️ 1 2')).toBe('Hurra Anna 1 2');
});
