import { hash, randomBytes } from 'node:crypto';

/** A fresh 256-bit token, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: it cannot be turned back. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
