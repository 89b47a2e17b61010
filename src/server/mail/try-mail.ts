import { lookup } from 'node:dns/promises';
import type { NodemailerError } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type MailStep, type MailTrial, mailSteps } from '../../contract/mail-settings.ts';
import { t } from '../../contract/translate.ts';
import { composeMessage } from './compose-message.ts';
import type { MailSetup } from './mail-settings.ts';
import type { OutgoingMail } from './mailer.ts';

type Steps = MailTrial['steps'];
type Options = {
  /** The time limit of each step. */
  timeoutMs?: number;
  /** Certificate authorities to trust instead of the usual ones (PEM). */
  ca?: string;
};
type Failure = { step: MailStep; words: string; reply: string | null };

/** Sends one mail over its own connection and returns the steps, with advice on the one that failed. */
export async function tryMail(setup: MailSetup, mail: OutgoingMail, options: Options = {}): Promise<Steps> {
  const failure = await failureOf(setup, mail, options);
  const failedAt = failure ? mailSteps.indexOf(failure.step) : mailSteps.length;
  return mailSteps
    .filter((step) => isAsked(step, setup))
    .map((step) => {
      const at = mailSteps.indexOf(step);
      if (at === failedAt && failure) return { step, worked: false, words: failure.words, reply: failure.reply };
      return { step, worked: at < failedAt ? true : null, words: '', reply: null };
    });
}

const isAsked = (step: MailStep, { security, user }: MailSetup) =>
  (step !== 'encryption' || security !== 'none') && (step !== 'login' || user !== null);

async function failureOf(
  setup: MailSetup,
  mail: OutgoingMail,
  { timeoutMs = 15_000, ca }: Options,
): Promise<Failure | null> {
  const { host, port, security, user, password, senderAddress } = setup;
  const found = await lookup(host).catch(() => null);
  if (!found) return { step: 'dns', words: t`No server is called ${host}. Check the spelling.`, reply: null };
  const connection = new SMTPConnection({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(ca !== undefined && { tls: { ca } }),
  });
  // Errors between the steps reach the callback of the next one as well.
  const step = <Result>(run: (done: (error?: Error | null, result?: Result) => void) => void) =>
    new Promise<Error | null>((resolve) => {
      connection.once('error', resolve);
      run((error) => resolve(error ?? null));
    });
  try {
    const refused = await step((done) => connection.connect(done));
    if (refused) return whileConnecting(refused, setup);
    if (user !== null) {
      const noLogin = await step((done) => connection.login({ user, pass: password ?? '' }, done));
      if (noLogin) return whileLoggingIn(noLogin);
    }
    const message = await new MailComposer(composeMessage(mail)).compile().build();
    const envelope = { from: senderAddress, to: [mail.to.address], size: message.byteLength };
    const notTaken = await step((done) => connection.send(envelope, message, done));
    return notTaken && whileSending(notTaken, setup);
  } finally {
    connection.close();
  }
}

type Told = { code: string; command: string; reply: string | null; status: number; message: string };

function told(error: Error): Told {
  const { code = '', command = '', response, responseCode = 0, message } = error as NodemailerError;
  return {
    code: String(code),
    command: String(command),
    reply: response ? String(response).slice(0, 500) : null,
    status: responseCode,
    message,
  };
}

function whileConnecting(error: Error, { host, port, security }: MailSetup): Failure {
  const { code, command, reply, status, message } = told(error);
  const at = (step: MailStep, words: string): Failure => ({ step, words, reply });
  if (status === 421 || status === 450) return at('connection', busyWords());
  if (/certificate|altnames|self.signed|CERT_|unable to verify/i.test(message))
    return at('encryption', certificateWords(message, host));
  if (/wrong version number|packet length|unknown protocol/i.test(message))
    return at('encryption', t`Port ${port} does not begin with TLS. Choose STARTTLS, or port 465.`);
  if (code === 'ETLS' || command === 'STARTTLS')
    return at(
      'encryption',
      t`This server offers no STARTTLS on this port. Choose TLS with port 465, or no encryption if the server is in your own house.`,
    );
  if (/ECONNREFUSED/.test(message))
    return at(
      'connection',
      t`${host} answers, but nothing listens on port ${port}. Usual are 587 with STARTTLS and 465 with TLS.`,
    );
  if (code === 'ETIMEDOUT' && security !== 'tls')
    return at(
      'connection',
      t`${host} did not greet in time on port ${port}. If the port expects TLS (465), choose TLS; if not, a firewall or the provider may block it.`,
    );
  if (code === 'ETIMEDOUT')
    return at(
      'connection',
      t`${host} did not answer in time on port ${port}. A firewall or the provider may block this port.`,
    );
  if (reply) return at('connection', t`The mail server refused the connection.`);
  return at('connection', t`The connection to ${host} was closed before the greeting.`);
}

function whileLoggingIn(error: Error): Failure {
  const { code, reply, status } = told(error);
  const at = (words: string): Failure => ({ step: 'login', words, reply });
  if (status === 421 || status === 450 || status === 451 || status === 454) return at(busyWords());
  if (status === 502 || status === 503 || status === 504 || /^50[0-4]/.test(reply ?? ''))
    return at(
      t`This server takes no login here. Leave user and password empty, or use its port for sending (587 or 465).`,
    );
  if (code === 'EAUTH' || status >= 500)
    return at(
      t`The mail server did not accept user and password. Many providers want an app password instead of your own.`,
    );
  return at(t`The connection broke while logging in.`);
}

function whileSending(error: Error, { senderAddress }: MailSetup): Failure {
  const { command, reply, status, message } = told(error);
  const at = (step: MailStep, words: string): Failure => ({ step, words, reply });
  if (status === 552 || status === 523 || /size larger/i.test(message))
    return at('message', t`The mail is larger than this server takes. Cards need up to 1.5 MB.`);
  if (command === 'MAIL FROM')
    return status < 500
      ? at('sender', busyWords())
      : at(
          'sender',
          t`The mail server does not let you send as ${senderAddress}. Use the address that belongs to the login.`,
        );
  if (command === 'RCPT TO') {
    if (status === 421 || status === 452) return at('recipient', busyWords());
    if (status < 500)
      return at(
        'recipient',
        t`The mail server asks to try again later (greylisting). Cards are retried automatically.`,
      );
    return at('recipient', t`The mail server does not pass mail on to this address. Log in, or check the address.`);
  }
  if (status === 421 || status === 450 || status === 451 || status === 452) return at('message', busyWords());
  return at('message', reply ? t`The mail server refused the mail.` : t`The connection broke while sending the mail.`);
}

const busyWords = () =>
  t`The mail server wants fewer messages or connections at the moment (rate limit). Try again in a few minutes.`;

function certificateWords(message: string, host: string): string {
  if (/expired/i.test(message)) return t`The certificate of ${host} has expired. Its operator must renew it.`;
  if (/altname/i.test(message)) return t`The certificate is not for ${host}. Use the name that the provider gives.`;
  return t`The certificate of ${host} is not from an authority that is known here.`;
}
