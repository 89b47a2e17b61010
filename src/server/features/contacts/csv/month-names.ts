const languages = 'en de fr es it pt nl pl sv da nb fi cs sk hu ro tr el ru uk'.split(' ');
// Spellings that people and programs use besides those of CLDR.
const alsoWritten: Record<string, number> = { mrz: 3, maerz: 3, sept: 9, set: 9 };

type Names = { months: Map<string, Set<number>>; weekdays: Set<string> };
/** Collected at the first use: it takes 50 ms, which not every start of the server should. */
let collected: Names | undefined;

function collect(): Names {
  const months: Names['months'] = new Map();
  const weekdays = new Set<string>();
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      // Slavic languages write a month differently next to a day than alone.
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(language, { month: style, day, timeZone: 'UTC' });
        for (let month = 1; month <= 12; month += 1) {
          const name = plain(partOf(format, 'month', Date.UTC(2021, month - 1, 15)));
          months.set(name, (months.get(name) ?? new Set()).add(month));
        }
      }
      const format = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
      for (let day = 1; day <= 7; day += 1) weekdays.add(plain(partOf(format, 'weekday', Date.UTC(2021, 0, day))));
    }
  }
  for (const [name, month] of Object.entries(alsoWritten)) months.set(name, new Set([month]));
  return { months, weekdays };
}

function names(): Names {
  collected ??= collect();
  return collected;
}

/** The month of a word in one of twenty languages, complete or abbreviated; null if it could be several. */
export function monthOf(word: string): number | null {
  const name = plain(word);
  if (!/^\p{L}{3,12}$/u.test(name)) return null;
  const found = names().months.get(name) ?? beginningWith(name);
  const [month = null, ...others] = found;
  return others.length === 0 ? month : null;
}

/** Whether a word is a day of the week, as in 'Tuesday, March 12, 1985'. */
export function isWeekday(word: string): boolean {
  const name = plain(word);
  const { months, weekdays } = names();
  return weekdays.has(name) && !months.has(name);
}

function beginningWith(start: string): Set<number> {
  return new Set([...names().months].flatMap(([name, numbers]) => (name.startsWith(start) ? [...numbers] : [])));
}

function partOf(format: Intl.DateTimeFormat, type: 'month' | 'weekday', instant: number): string {
  return format.formatToParts(instant).find((part) => part.type === type)?.value ?? '';
}

function plain(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '');
}
