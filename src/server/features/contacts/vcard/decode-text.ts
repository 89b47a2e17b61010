/**
 * Bytes travel through the line reader as "byte strings": one character for each byte, so that a fold inside a
 * character does no harm and the charset can be chosen property by property.
 */
export function byteString(bytes: Uint8Array): string {
  return Buffer.from(withoutUtf16(bytes)).toString('latin1');
}

/** The text of a byte string: the named charset if its bytes fit, else UTF-8, else Windows-1252, which fits anything. */
export function decodeText(raw: string, charset: string | undefined): string {
  const bytes = Buffer.from(raw, 'latin1');
  const text = strictly(charset, bytes) ?? strictly('utf-8', bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  return withoutControls(text);
}

/** The byte string that a quoted-printable text stands for; what is no =XX stays as it is. */
export function decodeQuotedPrintable(raw: string): string {
  return raw.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
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

/** The same file in UTF-8 without its byte order mark. */
function withoutUtf16(bytes: Uint8Array): Uint8Array {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.subarray(3);
  // Without a mark, the zero beside the B of BEGIN tells.
  if ((first === 0xff && second === 0xfe) || (first === 0x42 && second === 0)) return recoded('utf-16le', bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x42)) return recoded('utf-16be', bytes);
  return bytes;
}

function recoded(charset: string, bytes: Uint8Array): Uint8Array {
  return new TextEncoder().encode(new TextDecoder(charset).decode(bytes));
}
