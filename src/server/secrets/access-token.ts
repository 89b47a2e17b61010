import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62 to the power of 40 are 238 bits. */
const randomLetters = 40;
const checkLetters = 6;
const form = /^fondly_([0-9A-Za-z]{40})([0-9A-Za-z]{6})$/;

/**
 * A fresh access token: `fondly_`, 40 random letters, and 6 letters of their CRC-32. Scanners for leaked secrets find it
 * by its prefix and tell it from lookalikes by its checksum, as with GitHub's tokens.
 */
export function newAccessToken(): string {
  const random = Array.from({ length: randomLetters }, () => letters.charAt(randomInt(letters.length))).join('');
  return `fondly_${random}${checksum(random)}`;
}

/** Whether the text has the form and the checksum of a token; anything else is not looked up. */
export function isAccessToken(text: string): boolean {
  const [, random, check] = form.exec(text) ?? [];
  return random !== undefined && check === checksum(random);
}

function checksum(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let at = 0; at < checkLetters; at += 1) {
    text = letters.charAt(rest % letters.length) + text;
    rest = Math.floor(rest / letters.length);
  }
  return text;
}
