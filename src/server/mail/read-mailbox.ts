/** Reports of undelivered mail have their identifiers in the first lines; the returned mail may have any size. */
const mostBytes = 256 * 1024;
const mostMessages = 500;

/**
 * Passes the beginning of each unread message to `handle`. If it resolves, the message is marked as read; if it
 * rejects, the message stays unread for the next time. `url` is `imaps://user:password@host:993/INBOX`.
 */
export async function readMailbox(
  url: string,
  handle: (beginning: Uint8Array) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  // Loaded when first used: it takes 25 MB.
  const { ImapFlow } = await import('imapflow');
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
  // A broken connection rejects the pending command; without a listener it would also end the process.
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
