import type { MessageAddressView } from '../../../contract/messages.ts';
import type { Context } from '../../context.ts';
import type { Message, MessageOutcome } from '../../messages/messenger.ts';
import type { MessageAddress } from '../../messages/read-address.ts';
import { outgoingWords } from '../../outgoing/outgoing-words.ts';
import { seal, unseal } from '../../secrets/seal.ts';
import { storedAgain } from '../../stored-words.ts';
import { type MessageAddressRow, noteMessage } from './message-address.store.ts';

const purpose = 'message address';

export function sealAddress({ secretKey }: Context, url: string): string {
  return seal(secretKey, purpose, url);
}

/** The stored address, or in words why it cannot be used. */
export function openAddress(
  { secretKey, messenger }: Context,
  { sealedUrl }: MessageAddressRow,
): MessageAddress | string {
  const url = unseal(secretKey, purpose, sealedUrl);
  if (url === null) return outgoingWords('lostAddress');
  return messenger.read(url);
}

/** The address as its owner sees it, without its secrets; null if it cannot be read any more. */
export function viewMessageAddress(context: Context, row: MessageAddressRow): MessageAddressView | null {
  const url = unseal(context.secretKey, purpose, row.sealedUrl);
  const address = url === null ? 'unreadable' : context.messenger.read(url);
  if (typeof address === 'string') return null;
  return {
    service: address.service,
    host: new URL(address.base).host,
    createdAt: row.createdAt.toISOString(),
    lastSentAt: row.lastSentAt?.toISOString() ?? null,
    trouble: row.trouble && storedAgain(row.trouble),
  };
}

/** Sends a message to the user's service, and notes the outcome. */
export async function sendToService(
  context: Context,
  row: MessageAddressRow,
  message: Message,
  signal?: AbortSignal,
): Promise<MessageOutcome> {
  const address = openAddress(context, row);
  const result: MessageOutcome =
    typeof address === 'string'
      ? { outcome: 'refused', reply: address }
      : await context.messenger.send(address, message, signal);
  const { outcome, reply } = result;
  const noted = outcome === 'accepted' ? { lastSentAt: context.clock.now(), trouble: null } : { trouble: reply };
  await noteMessage(context.database.orm, row.userId, noted);
  return result;
}
