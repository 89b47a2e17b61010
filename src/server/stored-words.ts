import { sizeAgain } from '../contract/amounts.ts';
import { saidAgain } from './reader.ts';

type Pattern = { key: string; regex: RegExp };

const patterns: Pattern[] = [];

/**
 * Sentences that a job stores in English, since nobody reads yet: `{0}` is a value in them. Returns what writes one;
 * `storedAgain` says them in the reader's language, also those of earlier rows and beside what others have said.
 */
export function storedWords<Name extends string>(table: Record<Name, string>) {
  patterns.push(...Object.values<string>(table).map((key) => ({ key, regex: regexOf(key) })));
  // "refused it:" before "refused {0}:".
  patterns.sort((one, other) => placesIn(one.key) - placesIn(other.key));
  return (name: Name, ...values: readonly (string | number)[]): string =>
    table[name].replaceAll(/\{(\d)\}/g, (_, at) => String(values[at]));
}

/** A stored text with its sentences in the reader's language; what a mail server said stays as it is. */
export function storedAgain(text: string): string {
  const whole = saidAgain(text);
  if (whole !== text) return whole;
  return patterns.reduce(
    (said, { key, regex }) =>
      said.replaceAll(regex, (english: string, ...found) => {
        const values = found
          .slice(0, placesIn(key))
          .map((value) => (/^\d+$/.test(value) ? Number(value) : (sizeAgain(value) ?? value)));
        return String(globalThis.translate?.(key, values) ?? english);
      }),
    text,
  );
}

function placesIn(key: string): number {
  return key.split(/\{\d\}/).length - 1;
}

/** A value is no longer than a phrase; a name, with which a sentence starts, may have a full stop. */
function regexOf(key: string): RegExp {
  const source = key
    .split(/(\{\d\})/)
    .filter((part) => part !== '')
    .map((part, at) => {
      if (!/^\{\d\}$/.test(part)) return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
      return at === 0 ? '^(.+?)' : '((?:(?![.:] ).)+?)';
    })
    .join('');
  return new RegExp(`${source}(?=\\s|$)`, 'g');
}
