import type { MessageService } from '../../contract/messages.ts';
import { t } from '../../contract/translate.ts';

/** Where and how a service takes messages. */
export type MessageAddress = { service: MessageService; base: string } & (
  | { service: 'ntfy'; topic: string; authorization: string | null }
  | { service: 'gotify'; token: string }
  | { service: 'tgram'; token: string; chat: string }
  | { service: 'matrix'; token: string; room: string }
);

const forms = {
  ntfy: 'ntfy://topic, ntfys://host/topic or ntfys://token@host/topic',
  gotify: 'gotifys://host/token',
  tgram: 'tgram://bot-token/chat-id',
  matrix: 'matrixs://access-token@host/!room:host',
} as const;

const defaultNtfy = 'https://ntfy.sh';

/**
 * Reads an address in the manner of Apprise; a name with an s at its end is https. Not a URL parser's work: the token of a
 * Telegram bot contains a colon, and a Matrix room begins with # or !. Returns a message for its owner if it is wrong.
 */
export function readMessageAddress(text: string, telegramBase: string): MessageAddress | string {
  const [, scheme = '', rest = ''] = /^([a-z]+):\/\/(\S+)$/i.exec(text.trim()) ?? [];
  const [, name = '', secure = ''] = /^(ntfy|gotify|tgram|matrix)(s?)$/.exec(scheme.toLowerCase()) ?? [];
  const protocol = secure ? 'https' : 'http';
  const parts = /^(?:([^@/]*)@)?([^@/]+)(?:\/([^?]*?))?\/?$/.exec(rest);
  const [, user = '', host = '', path = ''] = parts ?? [];
  switch (name) {
    case 'ntfy': {
      if (host && !path && !user) return topicOf(defaultNtfy, host, null);
      return path && isHost(host) ? topicOf(`${protocol}://${host}`, path, authorizationOf(user)) : wrong('ntfy');
    }
    case 'gotify': {
      const at = path.lastIndexOf('/');
      const base = `${protocol}://${host}${at < 0 ? '' : `/${path.slice(0, at)}`}`;
      const token = path.slice(at + 1);
      return isHost(host) && isToken(token) ? { service: 'gotify', base, token } : wrong('gotify');
    }
    case 'tgram': {
      const [, token, chat] = /^(\d{3,20}:[\w-]{10,100})\/(-?\d{1,20}|@\w{3,64})\/?$/.exec(rest) ?? [];
      return token && chat ? { service: 'tgram', base: telegramBase, token, chat } : wrong('tgram');
    }
    case 'matrix': {
      const room = decoded(path);
      const isRoom = /^[#!][^\s/]+(?::[^\s/]+)?$/.test(room);
      if (!isRoom || !isHost(host) || !isToken(user)) return wrong('matrix');
      // An alias without a server is one of this server.
      return {
        service: 'matrix',
        base: `${protocol}://${host}`,
        token: user,
        room: room.startsWith('#') && !room.includes(':') ? `${room}:${host.replace(/:\d+$/, '')}` : room,
      };
    }
    default:
      return t`The address must be ${Object.values(forms).join('; ')}.`;
  }
}

function topicOf(base: string, topic: string, authorization: string | null): MessageAddress | string {
  return /^[\w-]{1,64}$/.test(topic) ? { service: 'ntfy', base, topic, authorization } : wrong('ntfy');
}

/** A token, or a user and a password. */
function authorizationOf(user: string): string | null {
  if (!user) return null;
  const at = user.indexOf(':');
  if (at < 0) return `Bearer ${decoded(user)}`;
  const basic = `${decoded(user.slice(0, at))}:${decoded(user.slice(at + 1))}`;
  return `Basic ${Buffer.from(basic).toString('base64')}`;
}

function isHost(host: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
}

function isToken(token: string): boolean {
  return /^[\w.~+=-]{4,300}$/.test(token);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const wrong = (name: keyof typeof forms) => t`The address must be ${forms[name]}.`;
