import { t } from '../../../../contract/translate.ts';

/** The card's title and link, and the known contact details. */
type Shared = { title: string; url: string; phone: string | null; email: string | null };

/** The addresses that open a chat, a text message or a mail with the link in it. Signal has none. */
export function shareWays({ title, url, phone, email }: Shared): { label: string; href: string }[] {
  const [words, link, both] = [title, url, `${title}\n${url}`].map(encodeURIComponent);
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    { label: t`Telegram`, href: `https://t.me/share/url?url=${link}&text=${words}` },
    { label: t`Text message`, href: `sms:${encodeURIComponent(phone ?? '')}?&body=${both}` },
    { label: t`Email`, href: `mailto:${encodeURIComponent(email ?? '')}?subject=${words}&body=${link}` },
  ];
}
