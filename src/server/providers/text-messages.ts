import type { MailOutcome } from '../mail/mailer.ts';
import { createOncePoster, type ProviderAccess } from './post-once.ts';

/** A text message; its id is the same for every retry. */
export type TextMessage = { id: string; to: string; text: string };

/** Hands text messages to a provider. */
export type TextMessages = {
  send(message: TextMessage, beforeHandOver: () => Promise<boolean>): Promise<MailOutcome>;
  close(): Promise<void>;
};

/** Posts `{to, text, reference}`, the format of some providers, or of a small adapter to one. */
export function createHttpTextMessages(access: ProviderAccess): TextMessages {
  const poster = createOncePoster(access);
  return {
    send: ({ id, to, text }, beforeHandOver) => poster.post(id, { to, text, reference: id }, beforeHandOver),
    close: () => poster.close(),
  };
}
