import PostalMime from 'postal-mime';
import { t } from '../../../../contract/translate.ts';

/** The parts of a message that are shown: text and pictures, never its HTML. */
export type ReadMessage = {
  from: string;
  to: string;
  subject: string;
  text: string;
  pictures: { name: string; data: Blob }[];
  /** The names of attachments that are not shown. */
  files: string[];
};

const shownTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Parses an .eml. It ignores the HTML, because every message of Fondly has the same content as plain text. */
export async function readMessage(eml: ArrayBuffer): Promise<ReadMessage> {
  const { from, to, subject, text, attachments } = await PostalMime.parse(eml);
  const isPicture = ({ mimeType }: { mimeType: string }) => shownTypes.includes(mimeType);
  const nameOf = ({ filename }: { filename: string | null }) => filename ?? t`Without a name`;
  return {
    from: from ? [from.name, from.address && `<${from.address}>`].filter(Boolean).join(' ') : '',
    to: (to ?? []).map(({ address }) => address ?? '').join(', '),
    subject: subject ?? '',
    text: (text ?? '').trim(),
    pictures: attachments.filter(isPicture).map((picture) => ({
      name: nameOf(picture),
      data: new Blob([asBytes(picture.content)], { type: picture.mimeType }),
    })),
    files: attachments.filter((file) => !isPicture(file)).map(nameOf),
  };
}

function asBytes(content: ArrayBuffer | Uint8Array | string): Uint8Array<ArrayBuffer> | string {
  return typeof content === 'string' ? content : new Uint8Array(content);
}

/** Splits a text into web addresses and the text between them. */
export function splitLinks(text: string): { text: string; isLink: boolean }[] {
  return text
    .split(/(https?:\/\/[^\s<>"')\]]+)/)
    .map((part, at) => ({ text: part, isLink: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
