import { deliveryWords } from '../delivery-words.ts';
import type { OutgoingMail } from './mailer.ts';

/** A header that contains the start of another header, or an address field with more than one address. */
export class UnsafeHeader extends Error {
  readonly header: string;

  constructor(header: string) {
    super(deliveryWords('unsafeHeader', header));
    this.name = 'UnsafeHeader';
    this.header = header;
  }
}

const breaksHeader = /[\r\n\0]/;
// One bare addr-spec: nothing that a parser could read as a second address, a comment or a route.
// biome-ignore lint/suspicious/noControlCharactersInRegex: no control character belongs in an address
const bareAddress = /^[^\s\x00-\x1f\x7f<>()[\]\\,;:"@]+@[^\s\x00-\x1f\x7f<>()[\]\\,;:"@]+$/;
const headerName = /^[A-Za-z][A-Za-z0-9-]*$/;

/** Throws UnsafeHeader. Runs before a connection or a file is opened. */
export function refuseUnsafeHeaders(mail: OutgoingMail): void {
  const refuse = (header: string, unsafe: boolean) => {
    if (unsafe) throw new UnsafeHeader(header);
  };
  const people = { From: mail.from, To: mail.to, ...(mail.replyTo && { 'Reply-To': mail.replyTo }) };
  for (const [header, { name, address }] of Object.entries(people)) {
    refuse(header, breaksHeader.test(name) || !bareAddress.test(address));
  }
  for (const address of mail.alsoTo ?? []) refuse('To', !bareAddress.test(address));
  refuse('Subject', breaksHeader.test(mail.subject));
  refuse('Message-ID', !bareAddress.test(mail.messageId));
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    refuse(name, !headerName.test(name) || breaksHeader.test(value));
  }
  for (const image of mail.inlineImages) {
    refuse('Content-ID', !/^[A-Za-z0-9.@_-]+$/.test(image.contentId) || breaksHeader.test(image.fileName));
  }
}
