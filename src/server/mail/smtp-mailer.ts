import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { createFence, type LastBytesFence } from './last-bytes-fence.ts';
import type { Mailer, RefusedRecipient } from './mailer.ts';
import { createSigner, type DkimKey } from './sign-messages.ts';
import { outcomeOfFailure } from './smtp-outcome.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  smtpUrl: string;
  /** Sends nothing without TLS; by default only a password requires it. */
  requireTls?: boolean;
  dkim?: DkimKey | undefined;
  maxConnections?: number;
  /** Connecting, greeting and TLS. */
  connectTimeoutMs?: number;
  /** Waiting in the pool and sending, up to the last bytes. */
  sendTimeoutMs?: number;
  /** Waiting for the answer to the last bytes: servers check a message before they accept it (RFC 5321, 4.5.3.2.6). */
  replyTimeoutMs?: number;
};

type FencedMail = SendMailOptions & { fence: LastBytesFence };

function refusalOf({ recipient, response, responseCode = 0 }: NodemailerError): RefusedRecipient {
  const reply = (response ?? '').slice(0, 100);
  return { email: (recipient ?? '').toLowerCase(), reply, isPermanent: responseCode >= 500 };
}

/** Hands messages to an SMTP server over a few pooled connections. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const connectTimeoutMs = options.connectTimeoutMs ?? 15_000;
  const sendTimeoutMs = options.sendTimeoutMs ?? 120_000;
  const replyTimeoutMs = options.replyTimeoutMs ?? 600_000;
  const sign = options.dkim ? createSigner(options.dkim) : null;
  const transporter = createTransport({
    url: options.smtpUrl,
    requireTLS: options.requireTls ?? new URL(options.smtpUrl).password !== '',
    pool: true,
    maxConnections: options.maxConnections ?? 5,
    maxMessages: Number.POSITIVE_INFINITY,
    idleTimeout: 30_000,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    socketTimeout: replyTimeoutMs,
    socketCloseTimeout: 1_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
  transporter.use('stream', (mail, callback) => {
    const { fence } = mail.data as unknown as FencedMail;
    const message = mail.message;
    if (!message) return callback(new Error('There is no message to send.'));
    if (sign) message.processFunc(sign);
    message.processFunc((stream) => fence.guard(stream));
    callback();
  });

  return {
    send: async (mail, beforeLastBytes) => {
      const message = composeMessage(mail);
      const deadline = new AbortController();
      const abort = () => deadline.abort();
      let timer = setTimeout(abort, sendTimeoutMs);
      const fence = createFence(beforeLastBytes, () => {
        clearTimeout(timer);
        timer = setTimeout(abort, replyTimeoutMs);
      });
      try {
        const fenced: FencedMail = { ...message, signal: deadline.signal, fence };
        const { response, rejectedErrors = [] } = await transporter.sendMail(fenced);
        const refused = rejectedErrors.map(refusalOf);
        return { outcome: 'accepted', reply: (response ?? '').slice(0, 500), refused };
      } catch (error) {
        return outcomeOfFailure(
          deadline.signal.aborted ? new Error('The mail server did not answer in time.') : error,
          fence.released,
        );
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => transporter.close({ force: true }),
  };
}
