import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

/**
 * Bytes travel through the line reader as "byte strings": one character for each byte, so that a fold inside a
 * character does no harm and the charset can be chosen property by property.
 */
export function byteString(bytes: Uint8Array): string {
  const recode = createRecoder();
  return recode(bytes) + recode(null);
}

/**
 * The same for a file that comes in pieces: takes each of them, and null at the end. UTF-16 becomes UTF-8, and a byte
 * order mark goes. The first piece must have the mark whole.
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
 * The text of a byte string: the named charset if its bytes fit, else UTF-8, else Shift_JIS where it reads as Japanese,
 * else Windows-1252, which fits anything.
 */
export function decodeText(raw: string, charset: string | undefined): string {
  // Most of an address book is plain ASCII, the same in every charset here.
  if (!/[^\t\n -~]/.test(raw) && !/^(?:utf-?16|utf-?7|iso-2022)/i.test(charset ?? '')) return raw;
  const bytes = Buffer.from(raw, 'latin1');
  const text =
    strictly(charset, bytes) ??
    strictly('utf-8', bytes) ??
    japanese(bytes) ??
    new TextDecoder('windows-1252').decode(bytes);
  return withoutControls(text);
}

/** The charset of a file that names none and is not UTF-8, by whole lines of its beginning. */
export function guessCharset(sample: Uint8Array): 'shift_jis' | 'windows-1252' {
  return japanese(sample) === null ? 'windows-1252' : 'shift_jis';
}

/** Whether a byte string is UTF-8. */
export function isUtf8String(text: string): boolean {
  return isUtf8(Buffer.from(text, 'latin1'));
}

/** The byte string that a quoted-printable text stands for; what is no =XX stays as it is. */
export function decodeQuotedPrintable(raw: string): string {
  return raw.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Only with kana: two letters of Windows-1252 often are one valid character of Shift_JIS, but never these. */
function japanese(bytes: Uint8Array): string | null {
  const text = strictly('shift_jis', bytes);
  return text !== null && /[\u3041-\u30ff]/.test(text) ? text : null;
}

function strictly(charset: string | undefined, bytes: Uint8Array): string | null {
  if (charset === undefined) return null;
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    // An unknown charset, or bytes that do not belong to it.
    return null;
  }
}

/** Databases and mail refuse control characters; only line breaks and tabs mean something in a contact. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

/** For a file in UTF-16: by its mark, or by the zero beside its first letter, which is ASCII in vCard and in CSV. */
function utf16Decoder(bytes: Uint8Array): InstanceType<typeof TextDecoder> | null {
  const [first = -1, second = -1] = bytes;
  const isLetter = (byte: number) => (byte >= 0x20 && byte < 0x7f) || byte === 0x0d || byte === 0x0a;
  if ((first === 0xff && second === 0xfe) || (isLetter(first) && second === 0)) return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && isLetter(second))) return new TextDecoder('utf-16be');
  return null;
}
