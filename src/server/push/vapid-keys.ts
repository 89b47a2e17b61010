import { createECDH, hkdfSync } from 'node:crypto';
import type { SecretKey } from '../secrets/secret-key.ts';

export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * The P-256 key pair that identifies this installation to push services (RFC 8292), base64url. Derived from SECRET_KEY,
 * so that every process has the same and none is stored.
 */
export function deriveVapidKeys(secretKey: SecretKey): VapidKeys {
  const ecdh = createECDH('prime256v1');
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', secretKey.derive('vapid'), '', `fondly vapid p-256 ${attempt}`, 32));
    try {
      ecdh.setPrivateKey(scalar);
    } catch {
      // One number in 2^32 is too large for the curve.
      continue;
    }
    return { publicKey: ecdh.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
  }
}
