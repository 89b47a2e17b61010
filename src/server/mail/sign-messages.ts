import type { Readable } from 'node:stream';
import DKIM from 'nodemailer/lib/dkim';

/** The key that the mail domain publishes at `{selector}._domainkey.{domain}`. */
export type DkimKey = { domain: string; selector: string; privateKey: string };

/** What a signature covers; one-click unsubscribing asks for the last two (RFC 8058, section 4). */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post';

/** Signs messages on their way out (RFC 6376, relaxed). */
export function createSigner({ domain, selector, privateKey }: DkimKey): (message: Readable) => Readable {
  const dkim = new DKIM({ domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders });
  return (message) => dkim.sign(message);
}
