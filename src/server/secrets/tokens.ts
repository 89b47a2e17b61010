import { hash, randomBytes } from 'node:crypto';

/** A fresh 256-bit token, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token for the database, which cannot be reversed. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
