import { z } from 'zod';
import { messageServices } from '../../contract/messages.ts';
import type { Outgoing, OutgoingAnswer, OutgoingCall } from '../outgoing/outgoing.ts';
import { outgoingWords } from '../outgoing/outgoing-words.ts';
import { type MessageAddress, readMessageAddress } from './read-address.ts';

export type Message = {
  title: string;
  body: string;
  /** The page that it is about. */
  link: string;
  /** The same for every attempt, for services that drop repeats. */
  id: string;
};

/** `later`: the service asked to wait, or was unreachable. `refused`: retrying is useless. */
export type MessageOutcome = { outcome: 'accepted' | 'later' | 'refused'; reply: string };

/** Sends messages to the services where people are. */
export type Messenger = {
  /** The address, or what is wrong with it. */
  read(url: string): MessageAddress | string;
  send(address: MessageAddress, message: Message, signal?: AbortSignal): Promise<MessageOutcome>;
};

/** `telegramBase` is replaced in tests. */
export function createMessenger(outgoing: Outgoing, telegramBase = 'https://api.telegram.org'): Messenger {
  return {
    read: (url) => {
      const address = readMessageAddress(url, telegramBase);
      return typeof address === 'string' ? address : (outgoing.complaint(address.base) ?? address);
    },
    send: async (address, message, signal) => {
      if (address.service !== 'matrix') {
        return outcomeOf(address, await outgoing.call(callOf(address, message), signal));
      }
      // Joining tells the id of a room with an alias, and lets an invited account speak.
      const joined = await outgoing.call(
        matrixCall(address, 'POST', `join/${encodeURIComponent(address.room)}`, {}),
        signal,
      );
      const room = roomAnswer.safeParse(parsed(joined.text));
      if (!room.success) return outcomeOf(address, joined);
      const place = `rooms/${encodeURIComponent(room.data.room_id)}/send/m.room.message/${encodeURIComponent(message.id)}`;
      const body = { msgtype: 'm.text', body: asText(message) };
      return outcomeOf(address, await outgoing.call(matrixCall(address, 'PUT', place, body), signal));
    },
  };
}

const roomAnswer = z.object({ room_id: z.string() });

type OneCall = Exclude<MessageAddress, { service: 'matrix' }>;

function callOf(address: OneCall, message: Message): OutgoingCall {
  const { title, body, link } = message;
  switch (address.service) {
    case 'ntfy':
      return json(
        'POST',
        `${address.base}/`,
        { topic: address.topic, title, message: body, click: link },
        {
          ...(address.authorization && { authorization: address.authorization }),
        },
      );
    case 'gotify':
      return json(
        'POST',
        `${address.base}/message`,
        { title, message: body, priority: 5, extras: { 'client::notification': { click: { url: link } } } },
        { 'x-gotify-key': address.token },
      );
    case 'tgram':
      return json('POST', `${address.base}/bot${address.token}/sendMessage`, {
        chat_id: address.chat,
        text: asText(message),
        link_preview_options: { is_disabled: true },
      });
  }
}

function matrixCall(
  { base, token }: Extract<MessageAddress, { service: 'matrix' }>,
  method: 'POST' | 'PUT',
  place: string,
  body: object,
): OutgoingCall {
  return json(method, `${base}/_matrix/client/v3/${place}`, body, { authorization: `Bearer ${token}` });
}

function json(
  method: OutgoingCall['method'],
  url: string,
  body: object,
  headers: Record<string, string> = {},
): OutgoingCall {
  return { method, url, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

function asText({ title, body, link }: Message): string {
  return `${title}\n${body}\n${link}`;
}

function outcomeOf({ service }: MessageAddress, { status, text }: OutgoingAnswer): MessageOutcome {
  const name = messageServices[service];
  if (status === null) return { outcome: 'later', reply: `${name}: ${text}` };
  if (status >= 200 && status < 300) return { outcome: 'accepted', reply: outgoingWords('took', name) };
  const said = reasonIn(text);
  const reply = said
    ? `${outgoingWords('serviceAnsweredWords', name, status)} ${said}`
    : outgoingWords('serviceAnswered', name, status);
  return { outcome: status === 429 || status >= 500 ? 'later' : 'refused', reply };
}

/** What the services call their reason: Telegram's `description`, Gotify's `errorDescription`, `error` of ntfy and Matrix. */
const refusal = z.object({
  description: z.string().optional(),
  errorDescription: z.string().optional(),
  error: z.string().optional(),
});
const longestReason = 200;

function reasonIn(text: string): string {
  const read = refusal.safeParse(parsed(text));
  const { description, errorDescription, error } = read.success ? read.data : {};
  const reason = description ?? errorDescription ?? error ?? '';
  return reason.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, longestReason);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
