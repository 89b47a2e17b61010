import { type AddressInfo, createServer, type Socket } from 'node:net';

export type ImapServer = {
  url: string;
  /** Puts an unread message into the inbox. */
  deliver(raw: string): void;
  /** How many messages of the inbox are unread. */
  unread(): number;
  /** Sessions so far. */
  readonly sessions: number;
  /** From now on cuts the connection when a message is fetched. */
  cutFetches(cut: boolean): void;
  close(): Promise<void>;
};

const user = 'bounces@fondly.test';
const password = 'a word with a space';

/** A real IMAP4rev1 server on 127.0.0.1 with one inbox: the part of RFC 3501 needed to read unread mail. */
export async function startImapServer(): Promise<ImapServer> {
  const inbox: { raw: Buffer; seen: boolean }[] = [];
  const sockets = new Set<Socket>();
  let sessions = 0;
  let cuts = false;

  const answer = (socket: Socket, line: string) => {
    const [tag = '*', first = '', ...rest] = line.split(' ');
    const command = (first.toUpperCase() === 'UID' ? `UID ${rest.shift()}` : first).toUpperCase();
    const uid = Number(rest[0]);
    const message = inbox[uid - 1];
    const ok = (...untagged: string[]) => {
      for (const each of untagged) socket.write(`* ${each}\r\n`);
      socket.write(`${tag} OK done\r\n`);
    };
    switch (command) {
      case 'CAPABILITY':
        return ok('CAPABILITY IMAP4rev1');
      case 'LOGIN':
        return rest.join(' ') === `"${user}" "${password}"` ? ok() : socket.write(`${tag} NO wrong\r\n`);
      case 'SELECT':
        return ok(`${inbox.length} EXISTS`, 'FLAGS (\\Seen)', 'OK [UIDVALIDITY 1]', `OK [UIDNEXT ${inbox.length + 1}]`);
      case 'LIST':
        return ok('LIST () "/" INBOX');
      case 'UID SEARCH':
        return ok(`SEARCH ${inbox.flatMap(({ seen }, index) => (seen ? [] : [index + 1])).join(' ')}`.trim());
      case 'UID FETCH': {
        if (cuts || !message) return socket.destroy();
        const most = Number(/<\d+\.(\d+)>/.exec(line)?.[1] ?? Number.POSITIVE_INFINITY);
        const part = message.raw.subarray(0, most);
        socket.write(`* ${uid} FETCH (UID ${uid} BODY[]<0> {${part.length}}\r\n`);
        socket.write(part);
        socket.write(')\r\n');
        return ok();
      }
      case 'UID STORE':
        if (message && line.includes('\\Seen')) message.seen = true;
        return ok();
      default:
        return ['NOOP', 'CLOSE', 'LOGOUT'].includes(command) ? ok() : socket.write(`${tag} BAD unknown\r\n`);
    }
  };

  const server = createServer((socket) => {
    sessions += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    let pending = '';
    socket.on('data', (bytes) => {
      const lines = (pending + bytes.toString('latin1')).split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) answer(socket, line);
    });
    socket.write('* OK ready\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`,
    deliver: (raw) => void inbox.push({ raw: Buffer.from(raw, 'latin1'), seen: false }),
    unread: () => inbox.filter(({ seen }) => !seen).length,
    get sessions() {
      return sessions;
    },
    cutFetches: (cut) => {
      cuts = cut;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
