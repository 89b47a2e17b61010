import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { vi } from 'vitest';

export type MailedLink = 'email' | 'undo' | 'reset' | 'verify' | 'join';

/** The path of a link of this kind in a mail to an address, once the mail is in the outbox. */
export async function findMailedLink(dataDir: string, address: string, kind: MailedLink): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  return vi.waitFor(
    async () => {
      for (const name of readdirSync(outbox).filter((each) => each.endsWith('.eml'))) {
        const mail = await PostalMime.parse(readFileSync(join(outbox, name)));
        const link = /\/(?:auth\?|settings#)(\w+)=[\w-]{43}/.exec(mail.text ?? '');
        if (link?.[1] === kind && mail.to?.[0]?.address === address) return link[0];
      }
      throw new Error(`No mail to ${address} yet`);
    },
    { timeout: 60_000, interval: 100 },
  );
}
