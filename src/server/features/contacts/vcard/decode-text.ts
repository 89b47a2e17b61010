import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';

/**
 * Bytes pass through the line reader as "byte strings": one character per byte, so that a fold inside a character does
 * no harm and each property can choose its charset.
 */
export function byteString(bytes: Uint8Array): string {
  const recode = createRecoder();
  return recode(bytes) + recode(null);
}

/**
 * The same for a file in chunks: pass each of them, and null at the end. UTF-16 becomes UTF-8, and a byte order mark is
 * removed. The first chunk must contain the complete mark.
 */
export function createRecoder(): (bytes: Uint8Array | null) => string {
  let decoder: InstanceType<typeof TextDecoder> | null | undefined;
  return (bytes) => {
    const isFirst = decoder === undefined;
    if (isFirst && bytes) decoder = utf16Decoder(bytes);
    if (decoder) {
      const text = bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
      return Buffer.from(text, 'utf8').toString('latin1');
    }
    const text = bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1') : '';
    return isFirst && text.startsWith('\xef\xbb\xbf') ? text.slice(3) : text;
  };
}

/**
 * The text of a byte string: the named charset if its bytes fit, else the `usual` one of its card, else UTF-8, else
 * Shift_JIS if it reads as Japanese, else Windows-1252, which fits anything.
 */
export function decodeText(raw: string, charset: string | undefined, usual?: string): string {
  // Most of an address book is plain ASCII, which is the same in every charset here.
  if (!/[^\t\n -~]/.test(raw) && !/^(?:utf-?16|utf-?7|iso-2022)/i.test(charset ?? '')) return raw;
  const bytes = Buffer.from(raw, 'latin1');
  const text =
    strictly(charset, bytes) ??
    strictly(usual, bytes) ??
    strictly('utf-8', bytes) ??
    japanese(bytes) ??
    iconv.decode(bytes, 'windows-1252');
  return withoutControls(text);
}

/**
 * The charset of a byte string that names none and is not UTF-8: Shift_JIS if it reads as Japanese, else the Latin
 * charset in which the fewest words look odd.
 */
export function guessCharset(text: string): string {
  const bytes = Buffer.from(text.slice(0, maxGuessedChars), 'latin1');
  if (japanese(bytes) !== null) return 'shift_jis';
  return leastOdd(bytes, latinCharsets);
}

/** The first of these charsets in which the fewest words of a text look odd. */
export function leastOdd(bytes: Uint8Array, charsets: readonly string[]): string {
  let best = { charset: 'windows-1252', odd: Number.POSITIVE_INFINITY };
  for (const charset of charsets) {
    if (best.odd === 0) break;
    const odd = oddWordsIn(bytes, charset);
    if (odd < best.odd) best = { charset, odd };
  }
  return best.charset;
}

/** How many words of a text look odd in a charset; Infinity if the bytes are invalid in it. */
export function oddWordsIn(bytes: Uint8Array, charset: string): number {
  const text = strictly(charset, bytes);
  return text === null ? Number.POSITIVE_INFINITY : countOddWords(text);
}

/** The Windows charset of a language, 'ru-RU' or 'ru'; undefined for those of Western Europe. */
export function charsetOfLanguage(language: string | undefined): string | undefined {
  const tag = language?.toLowerCase() ?? '';
  if (/^zh-(?:tw|hk|mo|hant)/.test(tag)) return 'big5';
  return charsetsByLanguage[tag.split('-')[0] ?? ''];
}

const charsetsByLanguage: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl', 'sq'].map((tag) => [tag, 'windows-1250'])),
  ...Object.fromEntries(['be', 'bg', 'kk', 'mk', 'ru', 'sr', 'uk'].map((tag) => [tag, 'windows-1251'])),
  ...Object.fromEntries(['et', 'lt', 'lv'].map((tag) => [tag, 'windows-1257'])),
  ...{ el: 'windows-1253', tr: 'windows-1254', az: 'windows-1254', he: 'windows-1255', ar: 'windows-1256' },
  ...{ fa: 'windows-1256', vi: 'windows-1258', th: 'windows-874', ja: 'shift_jis', ko: 'euc-kr', zh: 'gb18030' },
};

/** The Windows charsets of the languages outside Western Europe. */
export const windowsCharsets: readonly string[] = [...new Set([...Object.values(charsetsByLanguage), 'big5'])];

/** The charsets that can be told apart by how words look. Words of other scripts look the same in each of them. */
export const latinCharsets: readonly string[] = [
  'windows-1252',
  'macintosh',
  'iso-8859-15',
  'windows-1250',
  'iso-8859-2',
];
// Enough to decide; it is decoded once for every charset, which blocks other requests.
const maxGuessedChars = 8 * 1024;

/** Decodes a byte string in a charset; null if its bytes are invalid in it. */
export function decodeStrictly(text: string, charset: string): string | null {
  return strictly(charset, Buffer.from(text, 'latin1'));
}

/** Whether a byte string is UTF-8. */
export function isUtf8String(text: string): boolean {
  return isUtf8(Buffer.from(text, 'latin1'));
}

/** Decodes quoted-printable to a byte string; anything but =XX stays unchanged. */
export function decodeQuotedPrintable(raw: string): string {
  return raw.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Requires kana: two letters of Windows-1252 are often one valid character of Shift_JIS, but never kana. */
function japanese(bytes: Uint8Array): string | null {
  const text = strictly('shift_jis', bytes);
  return text !== null && /[\u3041-\u30ff]/.test(text) ? text : null;
}

/**
 * Null for an unknown charset or invalid bytes. The platform decodes Unicode and ISO-2022, which iconv-lite lacks; its
 * other tables are not used, because Node 20 reads Windows-1252 as Latin-1.
 */
function strictly(charset: string | undefined, bytes: Uint8Array): string | null {
  if (charset === undefined) return null;
  try {
    if (/^(?:utf-?(?:8|16)|iso-2022)/i.test(charset)) return new TextDecoder(charset, { fatal: true }).decode(bytes);
    const text = iconv.decode(bytes, wider[charset.toLowerCase()] ?? charset);
    return text.includes('\ufffd') ? null : text;
  } catch {
    return null;
  }
}

/** Programs that name one of these write the Windows charset that contains it (WHATWG Encoding Standard). */
const wider: Readonly<Record<string, string>> = {
  ascii: 'windows-1252',
  'us-ascii': 'windows-1252',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-9': 'windows-1254',
  gb2312: 'gb18030',
  'x-mac-roman': 'macintosh',
  'mac-roman': 'macintosh',
};

/** Databases and mail refuse control characters; in a contact only line breaks and tabs have a meaning. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Detects a file in UTF-16: by its mark, or by the zero next to its first letter, which is ASCII in vCard and CSV. */
function utf16Decoder(bytes: Uint8Array): InstanceType<typeof TextDecoder> | null {
  const [first = -1, second = -1] = bytes;
  const isLetter = (byte: number) => (byte >= 0x20 && byte < 0x7f) || byte === 0x0d || byte === 0x0a;
  if ((first === 0xff && second === 0xfe) || (isLetter(first) && second === 0)) return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && isLetter(second))) return new TextDecoder('utf-16be');
  return null;
}

const word = /[\p{L}\p{M}]+/gu;
const ascii = /^[\t\n\r -~]*$/;
// No capitals after small letters, unless all are capitals.
const cased = /^\p{Lu}?[^\p{Lu}]*$|^[^\p{Ll}]*$/u;
// These signs neither begin a word nor appear between letters; quotes, apostrophes and dashes are not among them.
const oddSign =
  /(?<=\p{L})(?![ -~])[\p{S}§¶†‡‰•¡¿…‚„\u0080-\u009f](?=\p{L})|(?<![\p{L}\p{N}])(?![ -~])[\p{S}§¶†‡\u0080-\u009f](?=\p{Ll})/gu;
// Japanese mixes its own letters with Chinese ones, so these are ignored.
const scripts = ['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Thai', 'Hangul', 'Han'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/**
 * Counts signs of a wrong charset: capitals within words, letters of two scripts in one word, and signs in place of
 * letters. 'Jšrg MŸller' has one, 'Jörg Müller' none.
 */
function countOddWords(text: string): number {
  const words = (text.match(word) ?? []).filter((each) => !ascii.test(each));
  return words.filter(isOdd).length + (text.match(oddSign)?.length ?? 0);
}

function isOdd(each: string): boolean {
  return !cased.test(each) || scripts.filter((script) => script.test(each)).length > 1;
}
