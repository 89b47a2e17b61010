import { expect, test } from 'vitest';
import { findMessages } from './find-messages.mjs';

/** Sources in these tests write § for a dollar, so that no linter takes them for forgotten templates. */
const withDollars = (text: string) => text.replaceAll('§', '$');
const find = (source: string) => findMessages('page.tsx', source);
const inside = (jsx: string) => {
  const { code, messages } = find(`const page = ${withDollars(jsx)};`);
  return { keys: messages.map(({ key }) => key), code: code.slice('const page = '.length, -1) };
};

test.each([
  ['<h2>Next Dates</h2>', ['Next Dates'], '<h2>{translated$`Next Dates`}</h2>'],
  ['<a>\n  Terms &amp;\n  `rules`\n</a>', ['Terms & `rules`'], '<a>{translated$`Terms & \\`rules\\``}</a>'],
  ['<a><Icon /> Add</a>', ['{0} Add'], '<a>{translatedNodes$("{0} Add", <Icon />)}</a>'],
  ['<a>\n  <Icon />\n  Add\n</a>', ['Add'], '<a><Icon />{translated$`Add`}</a>'],
  ['<p>Hello {name}!</p>', ['Hello {0}!'], '<p>{translatedNodes$("Hello {0}!", name)}</p>'],
  [
    '<p>See <b>all {n}</b></p>',
    ['See <e0>all {1}</e0>'],
    '<p>{translatedNodes$("See <e0>all {1}</e0>", (children$) => <b>{children$}</b>, n)}</p>',
  ],
  [
    '<p>{n === 1 ? "One card" : `§{n} cards`}</p>',
    ['One card', '{0} cards'],
    '<p>{n === 1 ? translated$`One card` : translated$`§{n} cards`}</p>',
  ],
  ['<p>{a && "Both"}</p>', ['Both'], '<p>{a && translated$`Both`}</p>'],
  ['<p>{a === "Both" && b}</p>', [], '<p>{a === "Both" && b}</p>'],
  [
    '<Head title="Cards" text={a ?? "None"} />',
    ['Cards', 'None'],
    '<Head title={translated$`Cards`} text={a ?? translated$`None`} />',
  ],
  ['<p className="link" dir="auto">{count} / {total}</p>', [], '<p className="link" dir="auto">{count} / {total}</p>'],
  ['<p><code>npm start</code></p>', [], '<p><code>npm start</code></p>'],
  ['<p translate="no">Fondly</p>', [], '<p translate="no">Fondly</p>'],
])('translates %s', (jsx, keys, code) => {
  expect(inside(jsx)).toEqual({ keys, code: withDollars(code) });
});

test('finds what t says, and leaves it as it is', () => {
  const source = withDollars('const { a, b } = words; const label = t`All §{count} of §{names.join()}`;');
  const found = find(source);
  expect(found.code).toBe(source);
  expect(found.messages).toEqual([{ key: 'All {0} of {1}', values: ['count', 'names.join()'] }]);
});

test('joins the sense of a text to its English', () => {
  const found = find(withDollars("const length = inSense('length')`Medium, §{count} words`;"));
  expect(found.messages).toEqual([{ key: 'length\u0004Medium, {0} words', values: ['count'] }]);
});

test('finds the texts of tables of messages: lists, objects, labels', () => {
  const found = find(`
    const palettes = ['Pastel', 'Muted Tones'] as const satisfies Messages<string[]>;
    const styles = { modern: 'Modern', plain: 'Plain' } satisfies Messages<Record<string, string>>;
    const occasions = { birthday: { label: 'Birthday', category: 'birthday' } } as const satisfies Messages<Occasions>;
    const others = ['Unsaid'] satisfies string[];
  `);
  expect(found.messages.map(({ key }) => key)).toEqual(['Pastel', 'Muted Tones', 'Modern', 'Plain', 'Birthday']);
});

test('finds what stands for a missing property', () => {
  const found = find('function Field({ label = t`Search`, note, text = <p>Nothing found</p> }) {}');
  expect(found.messages.map(({ key }) => key)).toEqual(['Search', 'Nothing found']);
  expect(found.code).toContain('{ label = t`Search`, note, text = <p>{translated$`Nothing found`}</p> }');
});

test('refuses a file that it cannot read', () => {
  expect(() => find('const = 1')).toThrow('page.tsx: ');
});
