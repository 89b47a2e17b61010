import type { Readable } from 'node:stream';
import DKIM from 'nodemailer/lib/dkim';

/** The key that the mail domain publishes at `{selector}._domainkey.{domain}`. */
export type DkimKey = { domain: string; selector: string; privateKey: string };

/** The headers that a signature covers; one-click unsubscribing requires the last two (RFC 8058, section 4). */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post';

/** Signs outgoing messages (RFC 6376, relaxed). */
export function createSigner({ domain, selector, privateKey }: DkimKey): (message: Readable) => Readable {
  const dkim = new DKIM({ domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders });
  return (message) => dkim.sign(message);
}
