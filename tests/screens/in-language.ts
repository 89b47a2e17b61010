import type { Page } from 'playwright-core';
import type { Translate } from '../../src/contract/translate.ts';

type Name = string | RegExp;
type Options = { name?: Name; exact?: boolean; hasText?: Name };
/** What finds in another language what is named in English. */
export type Wording = (name: Name, isExact?: boolean) => RegExp;

const byText = /^getBy(Text|Label|Placeholder|Title|AltText)$/;
const locating = /^(locator|or|and|first|last|nth)$/;

/** The same page in another language: locators are written in English, and find what it says there. */
export function inLanguage(page: Page, wording: Wording): Page {
  const worded = ({ name, hasText, ...options }: Options) => ({
    ...options,
    ...(name !== undefined && { name: wording(name, options.exact) }),
    ...(hasText !== undefined && { hasText: wording(hasText) }),
  });
  const wrap = <Found extends object>(found: Found): Found =>
    new Proxy(found, {
      get(target, property) {
        const value = Reflect.get(target, property, target);
        if (typeof value !== 'function') return value;
        const method = String(property);
        if (byText.test(method))
          return (name: Name, options?: Options) => wrap(value.call(target, wording(name, options?.exact)));
        if (method === 'getByRole')
          return (role: string, options: Options = {}) => wrap(value.call(target, role, worded(options)));
        if (method === 'filter') return (options: Options) => wrap(value.call(target, worded(options)));
        if (locating.test(method)) return (...given: unknown[]) => wrap(value.apply(target, given));
        return value.bind(target);
      },
    });
  return wrap(page);
}

/** Stands for any value in a message. */
const anything = '\uE001';

/** Finds every message that a name could mean in English, and what people typed, which is in no message. */
export function wordingOf(keys: readonly string[], translate: Translate): Wording {
  const plain = (key: string, values: readonly unknown[]) => [translate(key, values) ?? key].flat(9).join('');
  const say = (key: string, values: readonly unknown[]) => escaped(plain(key, values)).replaceAll(/NaN|\uE001/g, '.*');
  const messages = keys.map((key) => {
    const english = key.replaceAll(/<\/?e\d+>/g, '');
    const places = [...english.matchAll(/\{(\d+)\}/g)].map(([, at]) => Number(at));
    const count = Math.max(-1, ...[...key.matchAll(/[{e](\d+)[}>]/g)].map(([, at]) => Number(at))) + 1;
    const whole = new RegExp(`^${escaped(english).replaceAll(/\\\{\d+\\\}/g, '(.+)')}$`, 'i');
    const valuesOf = (read: readonly string[]) =>
      Array.from({ length: count }, (_, at) => {
        if (key.includes(`<e${at}>`)) return (within: unknown) => within;
        const value = read[places.indexOf(at)] ?? anything;
        return /^\d+$/.test(value) ? Number(value) : (sayWhole(value) ?? value);
      });
    return { key, english, whole, hasPlaces: places.length > 0, valuesOf };
  });
  /** A value is a message itself in "{0} selected" for "2 contacts selected". */
  function sayWhole(text: string): string | undefined {
    for (const { key, english, whole, valuesOf } of messages) {
      const read = /\p{L}{3}/u.test(english) && whole.exec(text);
      if (read) return plain(key, valuesOf(read.slice(1)));
    }
    return undefined;
  }
  const found = new Map<string, RegExp>();
  return (name, isExact = false) => {
    const id = `${name} ${isExact}`;
    const known = found.get(id);
    if (known) return known;
    const alternatives = messages.flatMap(({ key, english, whole, hasPlaces, valuesOf }) => {
      const isMeant =
        typeof name === 'string'
          ? isExact
            ? english === name
            : english.toLowerCase().includes(name.toLowerCase())
          : name.test(english);
      if (isMeant) return [say(key, valuesOf([]))];
      const read = hasPlaces && typeof name === 'string' && /\p{L}{3}/u.test(english) ? whole.exec(name) : null;
      return read ? [say(key, valuesOf(read.slice(1)))] : [];
    });
    const source = typeof name === 'string' ? escaped(name) : name.source;
    const [starts, ends] = [isExact || source.startsWith('^'), isExact || source.endsWith('$')];
    const meant = `(?:${[...new Set(alternatives)].join('|') || source})`;
    const worded = new RegExp(
      `${starts ? '^' : ''}${meant}${ends ? '$' : ''}|${isExact ? `^${source}$` : source}`,
      'i',
    );
    found.set(id, worded);
    return worded;
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
