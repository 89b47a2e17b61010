/**
 * What of the product is changed to see a test fail: a source file, or the built page as browsers get it.
 * `source` is where the built text comes from; the page of the specification finds it by its words where they say enough.
 */
export type Change = { file: string; from: string | RegExp; to: string; source?: string };

/** One string or rule of a document, and the test that fails without it. */
export type Row = {
  /** Section and part of the document; of document 2 with its number. */
  where: string;
  /** The exact words of a string; of a rule, what it asks for. */
  says: string;
  test: readonly [file: string, name: string];
  /** Of a rule. A string needs none: its own words are taken away. */
  change?: Change;
};

/** A rule among the rows of a test. */
export type Rule = { says: string; change: Change };

/** What browsers are served. */
export const builtPage = 'dist/web';

/** What a test proves that is no string, and the change of the product that makes the test fail. */
export function rule(says: string, file: string, from: string | RegExp, to: string, source?: string): Rule {
  return { says, change: { file, from, to, ...(source && { source }) } };
}

/** The rows of one test: its strings as they are, its rules with the change that breaks them. */
export function tie(where: string, test: Row['test'], rows: ReadonlyArray<string | Rule>): Row[] {
  return rows.map((row) => (typeof row === 'string' ? { where, says: row, test } : { where, test, ...row }));
}
