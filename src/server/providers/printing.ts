import type { MailOutcome } from '../mail/mailer.ts';
import { createOncePoster, type ProviderAccess } from './post-once.ts';

/** A card to print and post; its id is the same for every retry. */
export type PrintOrder = {
  id: string;
  to: { name: string; address: string };
  senderName: string;
  title: string;
  message: string;
  /** The front; null for a card without a picture. */
  jpeg: Uint8Array | null;
};

/** Hands cards to a printer. */
export type Printing = {
  order(order: PrintOrder, beforeHandOver: () => Promise<boolean>): Promise<MailOutcome>;
  close(): Promise<void>;
};

/** Posts `{to: {name, address}, from, title, message, front, reference}`, the front as base64 of a JPEG. */
export function createHttpPrinting(access: ProviderAccess): Printing {
  const poster = createOncePoster(access);
  return {
    order: ({ id, to, senderName, title, message, jpeg }, beforeHandOver) => {
      const front = jpeg && Buffer.from(jpeg).toString('base64');
      return poster.post(id, { to, from: senderName, title, message, front, reference: id }, beforeHandOver);
    },
    close: () => poster.close(),
  };
}
