const bytesPerLine = 57;
const lineLength = 76;
const signs = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');

/**
 * The bytes in base64, in lines of 76 characters with CRLF (RFC 2045, section 6.8), after `head`. Written in one pass:
 * intermediate strings and copies per line took twice the time, and the picture is most of the cost of a card.
 */
export function base64Lines(head: string, bytes: Uint8Array): Buffer {
  const wholeLines = Math.ceil(bytes.length / bytesPerLine) - 1;
  const out = Buffer.allocUnsafe(head.length + Math.max(0, wholeLines) * (lineLength + 2) + lineLength);
  let to = out.write(head, 'latin1');
  let from = 0;
  for (let line = 0; line < wholeLines; line += 1) {
    for (const end = from + bytesPerLine; from < end; from += 3) {
      const three = ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
      out[to] = signs[three >> 18] ?? 0;
      out[to + 1] = signs[(three >> 12) & 63] ?? 0;
      out[to + 2] = signs[(three >> 6) & 63] ?? 0;
      out[to + 3] = signs[three & 63] ?? 0;
      to += 4;
    }
    out[to] = 0x0d;
    out[to + 1] = 0x0a;
    to += 2;
  }
  to += out.write(Buffer.from(bytes.subarray(from)).toString('base64'), to, 'latin1');
  return out.subarray(0, to);
}
