/** Says a message in the reader's language; undefined where that is English or the message is not translated. */
export type Translate = (key: string, values: readonly unknown[]) => unknown;

/**
 * Of the reader's language. In browsers it is there before any module, so that tables of modules are translated too
 * (public/language.js); on the server it follows the call or the account of a job.
 */
declare global {
  var translate: Translate | undefined;
  /** Its language with the reader's region, such as de-AT. */
  var translationLocale: string | undefined;
}

/** For dates, numbers and lists by Intl. English is written as in the United States, as the specification has it. */
export const readerLocale = globalThis.translationLocale ?? 'en-US';

/**
 * A table whose texts are messages, though they are values too: they are stored in English, and shown with `translated`.
 * Of a table of objects, their `label`.
 */
export type Messages<Table> = Table;

/** A text of a table of messages in the reader's language. */
export function translated(text: string): string {
  return String(globalThis.translate?.(text, []) ?? text);
}

/** A text in the reader's language: t`Review all ${count}`. Its English stands in the source and is its key. */
export const t = inSense('');

/**
 * As `t`, for English that means something else elsewhere: inSense('length')`Medium`. Catalogs have the sense as `msgctxt`,
 * and gettext joins it to the English like this.
 */
export function inSense(sense: string) {
  return (texts: TemplateStringsArray, ...values: unknown[]): string => {
    const key = (sense && `${sense}\u0004`) + String.raw({ raw: texts }, ...values.map((_, at) => `{${at}}`));
    return String(globalThis.translate?.(key, values) ?? String.raw({ raw: texts }, ...values));
  };
}
