import type { MailTrial } from '../../contract/mail-settings.ts';

type FindTexts = (name: string) => Promise<string[][]>;

/** What the domain of a sender's address publishes: SPF, the DKIM key if mails are signed, and DMARC (RFC 7208, 6376, 7489). */
export async function readSenderDomain(
  address: string,
  dkim: { domain: string; selector: string } | null,
  findTexts: FindTexts,
): Promise<MailTrial['domain']> {
  const name = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const find = async (at: string, begins: string) => {
    const records = await findTexts(at).catch(() => []);
    return (
      records
        .map((parts) => parts.join(''))
        .find((text) => text.toLowerCase().startsWith(begins))
        ?.slice(0, 500) ?? null
    );
  };
  const [spf, key, dmarc] = await Promise.all([
    find(name, 'v=spf1'),
    dkim ? find(`${dkim.selector}._domainkey.${dkim.domain}`, 'v=dkim1') : null,
    find(`_dmarc.${name}`, 'v=dmarc1'),
  ]);
  return { name, spf, dkim: key, dmarc };
}
