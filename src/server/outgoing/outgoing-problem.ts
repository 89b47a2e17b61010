export type OutgoingReason =
  | 'no-such-host'
  | 'no-connection'
  | 'no-encryption'
  | 'unreachable'
  | 'forbidden-address'
  | 'too-large';

/** Why a call did not get its answer. Each caller has its own words for it. */
export class OutgoingProblem extends Error {
  override name = 'OutgoingProblem';
  readonly reason: OutgoingReason;

  constructor(reason: OutgoingReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The reason in the chain of causes of an error. */
export function reasonOfError(error: unknown): OutgoingReason {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof OutgoingProblem) return current.reason;
    const reason = reasonOfCode(String((current as NodeJS.ErrnoException).code ?? ''));
    if (reason) return reason;
  }
  return 'unreachable';
}

/** The step of a connection that failed. */
function reasonOfCode(code: string): OutgoingReason | null {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'no-such-host';
  if (/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(code))
    return 'no-connection';
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(code)) return 'no-encryption';
  return null;
}
