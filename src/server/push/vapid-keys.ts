import { createECDH, hkdfSync } from 'node:crypto';
import type { SecretKey } from '../secrets/secret-key.ts';

export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * The pair of P-256 keys by which push services know this installation (RFC 8292), base64url. It follows from SECRET_KEY, so
 * that every process has the same and none is stored.
 */
export function deriveVapidKeys(secretKey: SecretKey): VapidKeys {
  const ecdh = createECDH('prime256v1');
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', secretKey.derive('vapid'), '', `fondly vapid p-256 ${attempt}`, 32));
    try {
      ecdh.setPrivateKey(scalar);
    } catch {
      // Of 2^32 numbers one is too large for the curve.
      continue;
    }
    return { publicKey: ecdh.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
  }
}
