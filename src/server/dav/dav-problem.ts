import { t } from '../../contract/translate.ts';
import { saidAgain } from '../reader.ts';

const words = {
  'no-such-host': t`No server has this name.`,
  'no-connection': t`Nothing answers at this address.`,
  'no-encryption': t`The server could be reached, but its certificate is not valid or it does not encrypt (TLS).`,
  unreachable: t`The connection to the server broke.`,
  'forbidden-address': t`The address leads into a private network. The operator of this installation can allow that (OUTGOING_ALLOW_PRIVATE=on).`,
  'not-encrypted': t`The address must begin with https://, so that nobody can read the password on the way.`,
  redirect: t`The server sent us on too often, or to an address that must not get the password.`,
  timeout: t`The server took too long to answer.`,
  password: t`The server did not accept the user name and password.`,
  revoked: t`Google no longer lets Fondly read these contacts. Connect Google again.`,
  application: t`Google does not accept this installation any more. Please tell its operator.`,
  'not-permitted': t`The server does not permit this user to read the address book.`,
  'not-found': t`There is no address book at this address.`,
  busy: t`The server asked to wait.`,
  failing: t`The server had an error.`,
  rejected: t`The server refused the request.`,
  'too-large': t`The answer of the server was too large.`,
  unreadable: t`The answer of the server could not be read.`,
  'too-many': t`The address book has more contacts than can be kept in step.`,
} as const;

export type DavProblemReason = keyof typeof words;

/** Why a CardDAV server could not be read, in words that may be shown. Without a cause, which may name the password. */
export class DavProblem extends Error {
  override name = 'DavProblem';
  readonly reason: DavProblemReason;
  /** How long the server asked to wait. */
  readonly retryAfterMs: number | null;

  constructor(reason: DavProblemReason, retryAfterMs: number | null = null) {
    super(saidAgain(words[reason]));
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}
