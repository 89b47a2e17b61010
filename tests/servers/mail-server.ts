import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * The stage of a session at which a fault happens. `end` is the answer to the final dot; nothing can fail once a
 * message is `stored`.
 */
export type MailStage = 'connect' | 'mail' | 'rcpt' | 'end' | 'stored';

/** The server's reaction to a message. */
export type MailBehaviour =
  | 'accept'
  /** Answers a stage with this code; `to` limits that to one recipient. */
  | { reply: 421 | 450 | 451 | 550 | 552 | 554; at: MailStage; to?: string }
  /** Cuts the connection: before the message, in the middle of it, or after its final dot without an answer. */
  | { drop: 'before-data' | 'during-data' | 'after-data' }
  /** Never answers from a stage on; `data` means reading nothing of the message. */
  | { stall: MailStage | 'data' }
  /** Answers the final dot after this time. */
  | { slowMs: number };

type ReceivedMail = { from: string; to: string[]; raw: string };

export type MailServer = {
  url: string;
  /** The messages that arrived with their final dot and were not refused, in order, even if the answer was withheld. */
  messages: ReceivedMail[];
  /** Connections accepted so far. */
  readonly connections: number;
  /** Changes the behaviour from the next stage on. */
  behave(behaviour: MailBehaviour): void;
  /** Resolves once this many messages have arrived. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
};

type Answer = (error?: Error | null) => void;

/**
 * A real SMTP server on 127.0.0.1 that accepts messages, or fails in a chosen way. `port` reuses an earlier server's
 * port; `onStage` is called before each answer.
 */
export async function startMailServer({
  behaviour = 'accept' as MailBehaviour,
  port = 0,
  onStage = (_stage: MailStage) => {},
} = {}): Promise<MailServer> {
  let now = behaviour;
  let connections = 0;
  const messages: ReceivedMail[] = [];
  const sockets = new Map<number, Socket>();
  const waiting: { count: number; resolve: () => void }[] = [];

  const answer = (stage: MailStage, callback: Answer) => {
    onStage(stage);
    if (typeof now === 'object' && 'stall' in now && now.stall === stage) return;
    if (typeof now === 'object' && 'reply' in now && now.at === stage) return callback(refusal(now.reply));
    callback();
  };
  const keep = (mail: ReceivedMail) => {
    messages.push(mail);
    for (const { count, resolve } of waiting) if (messages.length >= count) resolve();
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 1,
    size: 20 * 1024 * 1024,
    onConnect: (_session, callback) => answer('connect', callback),
    onMailFrom: (_address, _session, callback) => answer('mail', callback),
    onRcptTo: ({ address }, session, callback) => {
      if (drops(now, 'before-data')) return void sockets.get(session.remotePort)?.destroy();
      const isOther = typeof now === 'object' && 'reply' in now && now.to !== undefined && now.to !== address;
      if (isOther) return callback();
      answer('rcpt', callback);
    },
    onData: (stream, session, callback) => {
      if (typeof now === 'object' && 'stall' in now && now.stall === 'data') return;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (drops(now, 'during-data')) sockets.get(session.remotePort)?.destroy();
      });
      stream.on('end', () => {
        if (drops(now, 'during-data')) return;
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('latin1'),
        };
        if (typeof now === 'object' && 'reply' in now && now.at === 'end') return callback(refusal(now.reply));
        keep(mail);
        onStage('stored');
        if (drops(now, 'after-data')) return void sockets.get(session.remotePort)?.destroy();
        if (typeof now === 'object' && 'slowMs' in now) return void setTimeout(callback, now.slowMs);
        answer('end', callback);
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    messages,
    get connections() {
      return connections;
    },
    behave: (next) => {
      now = next;
    },
    received: (count) =>
      messages.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve })),
    close: async () => {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

function drops(behaviour: MailBehaviour, when: 'before-data' | 'during-data' | 'after-data'): boolean {
  return typeof behaviour === 'object' && 'drop' in behaviour && behaviour.drop === when;
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('refused by the fault server'), { responseCode });
}
