import type { Attachment, Email } from 'postal-mime';

/** A report of undelivered mail (RFC 3464). */
export type BounceReport = {
  /** Whether the address is permanently undeliverable. */
  permanent: boolean;
  /** The Message-IDs that it may refer to, without angle brackets. */
  messageIds: string[];
  /** The addresses that failed. */
  recipients: string[];
  details: string;
};

const returnedMail = new Set(['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers']);
const mostIds = 10;
// A report has three parts. Thousands would block the process for seconds.
const mostBoundaries = 200;

/**
 * Parses a message; null if it is not a report of undelivered mail. Anyone can write to a mailbox, so only our own
 * identifiers in it are trusted.
 */
export async function readBounce(message: Uint8Array): Promise<BounceReport | null> {
  if (countBoundaries(message) > mostBoundaries) return null;
  // Loaded for the first message of a mailbox, which few installations have.
  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(message, { forceRfc822Attachments: true, maxNestingDepth: 10 }).catch(
    () => null,
  );
  if (!email || !isReport(email)) return null;
  const status = email.attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType));
  if (!status) return null;
  const groups = fieldGroups(textOf(status));
  const failed = groups.find((fields) => /^failed\b/i.test(fields.get('action') ?? ''));
  const code = failed?.get('status') ?? '';
  const diagnostic = failed?.get('diagnostic-code')?.replace(/^[^;]{0,40};\s*/, '') ?? code;
  return {
    permanent: /^5\.\d{1,3}\.\d{1,3}/.test(code),
    messageIds: [...new Set(mentionedIds(email))].slice(0, mostIds),
    recipients: groups.filter(isFinal).flatMap(recipientOf).slice(0, mostIds),
    details: diagnostic.slice(0, 500),
  };
}

const isFinal = (fields: Map<string, string>) =>
  /^failed\b/i.test(fields.get('action') ?? '') && /^5\./.test(fields.get('status') ?? '');

/** The address as it was in our message, or as the last server had it. */
function recipientOf(fields: Map<string, string>): string[] {
  const found = [fields.get('original-recipient'), fields.get('final-recipient')];
  return found.flatMap(
    (value) =>
      value
        ?.replace(/^[^;]{0,40};\s*/, '')
        .replace(/^<|>$/g, '')
        .toLowerCase() ?? [],
  );
}

function countBoundaries(message: Uint8Array): number {
  return Buffer.from(message).toString('latin1').match(/^--/gm)?.length ?? 0;
}

function isReport({ headers }: Email): boolean {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  return /^multipart\/report\b/i.test(type) && /\breport-type\s*=\s*"?delivery-status\b/i.test(type);
}

/** The Message-ID of the returned mail, and those that the report replies to. */
function mentionedIds({ attachments, inReplyTo = '', references = '' }: Email): string[] {
  const returned = attachments.filter(({ mimeType }) => returnedMail.has(mimeType)).map(textOf);
  const own = returned.map((text) => fieldGroups(text)[0]?.get('message-id') ?? '');
  return [...own, inReplyTo, references].flatMap((text) =>
    [...text.matchAll(/<([^<>\s]{1,300})>/g)].flatMap(([, id]) => id ?? []),
  );
}

/** Header fields in groups separated by blank lines, folded lines joined, names in lower case. */
function fieldGroups(text: string): Map<string, string>[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map(
      (group) =>
        new Map(
          group.split('\n').flatMap((line): [string, string][] => {
            const colon = line.indexOf(':');
            return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
          }),
        ),
    );
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');
}
