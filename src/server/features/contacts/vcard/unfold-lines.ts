/** The part before the colon of a property, parsed leniently in every version. */
export type PropertyHead = {
  name: string;
  group: string | null;
  /** Names in lower case; bare words of vCard 2.1 are listed under their meaning ('type', 'encoding'). */
  params: Map<string, string[]>;
  /** Everything after the colon, still encoded. */
  rawValue: string;
};

/**
 * Joins the physical lines of a card to logical ones: folded lines, quoted-printable soft breaks, and base64 that
 * continues without indentation. In vCard 2.1 the space of a fold belongs to the text (its section 2.1.3).
 */
export function unfoldLines(lines: string[], isVersion21: boolean): string[] {
  const unfolded: string[] = [];
  let parts: string[] = [];
  let encoding: 'quoted-printable' | 'base64' | null = null;
  const finish = () => {
    if (parts.length > 0) unfolded.push(parts.join(''));
    parts = [];
  };
  for (const line of lines) {
    const last = parts.at(-1);
    if (last !== undefined && encoding === 'quoted-printable' && last.trimEnd().endsWith('=')) {
      parts[parts.length - 1] = last.trimEnd().slice(0, -1);
      parts.push(isVersion21 ? line : line.replace(/^[ \t]/, ''));
    } else if (last !== undefined && /^[ \t]/.test(line)) {
      parts.push(isVersion21 && encoding !== 'base64' ? line : line.slice(1));
    } else if (last !== undefined && encoding === 'base64' && /^[A-Za-z0-9+/=]+$/.test(line)) {
      parts.push(line);
    } else {
      finish();
      if (line.trim() === '') continue;
      parts = [line];
      encoding = encodingOf(parseHead(line));
    }
  }
  finish();
  return unfolded;
}

/** Splits 'group.NAME;PARAM=a,"b":value'; null for a line without a colon or without a name. */
export function parseHead(line: string): PropertyHead | null {
  const pieces = headPieces(line);
  const match = /^(?:([\w-]+)\.)?([\w/-]+)$/.exec(pieces?.words[0]?.trim() ?? '');
  if (!pieces || !match) return null;
  const params = new Map<string, string[]>();
  for (const word of pieces.words.slice(1)) {
    const [key, values] = parameter(word.trim());
    const known = params.get(key);
    if (known) known.push(...values);
    else if (values.length > 0) params.set(key, values);
  }
  return {
    name: (match[2] ?? '').toUpperCase(),
    group: match[1]?.toLowerCase() ?? null,
    params,
    rawValue: line.slice(pieces.colon + 1),
  };
}

/** The encoding of a property's value, under its name in any version. */
export function encodingOf(head: PropertyHead | null): 'quoted-printable' | 'base64' | null {
  const encoding = head?.params.get('encoding')?.at(-1)?.toLowerCase();
  if (encoding === 'quoted-printable') return 'quoted-printable';
  return encoding === 'base64' || encoding === 'b' ? 'base64' : null;
}

/** The words between semicolons up to the first colon; inside quotes neither counts. */
function headPieces(line: string): { words: string[]; colon: number } | null {
  const words: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at];
    if (char === '"') isQuoted = !isQuoted;
    if (isQuoted || (char !== ';' && char !== ':')) continue;
    words.push(line.slice(start, at));
    start = at + 1;
    if (char === ':') return { words, colon: at };
  }
  return null;
}

function parameter(word: string): [name: string, values: string[]] {
  const equals = word.indexOf('=');
  if (equals === -1) {
    const isEncoding = /^(?:quoted-printable|base64|b|8bit|7bit)$/i.test(word);
    return [isEncoding ? 'encoding' : 'type', word === '' ? [] : [word]];
  }
  const values = word.slice(equals + 1).match(/"[^"]*"|[^,]+/g) ?? [];
  // TYPE="work,voice" is a list despite its quotes (RFC 6350's own example).
  const plain = values.flatMap((value) => value.replaceAll('"', '').split(','));
  return [word.slice(0, equals).trim().toLowerCase(), plain.map((value) => value.trim())];
}
