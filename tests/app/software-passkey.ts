import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Asked = { challenge: string };
type At = { origin?: string; rpId?: string; counter?: number; userHandle?: string; certificates?: boolean };

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

/**
 * A device that creates one passkey and signs with it (WebAuthn level 3, ES256, attestation 'none'), and lies on
 * request.
 */
export function createSoftwarePasskey({ origin: home = 'http://fondly.test', rpId: host = 'fondly.test' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(32);
  const id = base64url(credential);
  let signed = 0;

  const clientData = (type: string, { challenge }: Asked, origin = home) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const authenticatorData = (rpId = host, flags: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };

  return {
    id,
    /** Answers the options for a new passkey. */
    make: (asked: Asked, { origin, rpId, certificates = false }: At = {}) => {
      // COSE_Key: EC2, ES256, P-256 (RFC 9053).
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credential.length]), credential, cose]);
      const data = Buffer.concat([authenticatorData(rpId, 0x45, 0), attested]);
      const attestationObject = Buffer.concat([
        // {fmt: 'none', attStmt: {}} or {fmt: 'packed', attStmt: {x5c: [h'00']}}, and authData.
        certificates
          ? Buffer.from('a363666d74667061636b65646761747453746d74a163783563814100', 'hex')
          : Buffer.from('a363666d74646e6f6e656761747453746d74a0', 'hex'),
        Buffer.from('68', 'hex'),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked, origin)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    /** Signs a challenge; increments the counter unless a count is given. */
    sign: (asked: Asked, { origin, rpId, counter, userHandle }: At = {}) => {
      signed = counter ?? signed + 1;
      const data = authenticatorData(rpId, 0x05, signed);
      const client = clientData('webauthn.get', asked, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(userHandle !== undefined && { userHandle }),
        },
      };
    },
  };
}
export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;
