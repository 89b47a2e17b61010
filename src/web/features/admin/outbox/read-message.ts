import PostalMime from 'postal-mime';

/** The parts of a message that are shown: words and pictures, never its HTML. */
export type ReadMessage = {
  from: string;
  to: string;
  subject: string;
  text: string;
  pictures: { name: string; data: Blob }[];
  /** Names of what is attached and not shown. */
  files: string[];
};

const shownTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Reads an .eml. Its HTML is left aside: every message of Fondly says the same in plain words. */
export async function readMessage(eml: ArrayBuffer): Promise<ReadMessage> {
  const { from, to, subject, text, attachments } = await PostalMime.parse(eml);
  const isPicture = ({ mimeType }: { mimeType: string }) => shownTypes.includes(mimeType);
  const nameOf = ({ filename }: { filename: string | null }) => filename ?? 'Without a name';
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

/** A text cut where its web addresses begin and end. */
export function splitLinks(text: string): { text: string; isLink: boolean }[] {
  return text
    .split(/(https?:\/\/[^\s<>"')\]]+)/)
    .map((part, at) => ({ text: part, isLink: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
