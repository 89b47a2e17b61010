import { ImapFlow } from 'imapflow';

/** Reports of undelivered mail name what they are about in their first lines; the returned mail may be of any size. */
const mostBytes = 256 * 1024;
const mostMessages = 500;

/**
 * Shows the unread messages of a mailbox, each by its beginning. What `handle` resolves for is marked as read; where it
 * rejects, the message stays unread for the next time. `url` is `imaps://user:password@host:993/INBOX`.
 */
export async function readMailbox(
  url: string,
  handle: (beginning: Uint8Array) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (protocol === 'imaps:' ? 993 : 143),
    secure: protocol === 'imaps:',
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    maxLiteralSize: 4 * mostBytes,
  });
  // What breaks the connection rejects the command that waits for it; without a listener it would end the process too.
  client.on('error', () => {});
  const close = () => client.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    await client.connect();
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
    const unread = (await client.search({ seen: false }, { uid: true })) || [];
    for (const uid of unread.slice(0, mostMessages)) {
      if (signal.aborted) break;
      const range = String(uid);
      const message = await client.fetchOne(range, { source: { maxLength: mostBytes } }, { uid: true });
      const beginning = message ? message.source : undefined;
      if (beginning) await handle(beginning);
      await client.messageFlagsAdd(range, ['\\Seen'], { uid: true });
    }
  } finally {
    signal.removeEventListener('abort', close);
    client.close();
  }
}
