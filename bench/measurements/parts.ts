/** A command of the page. Its figures come from the file that it is told of, or from what it printed. */
export type Part = {
  name: string;
  /** As one types it after `npm run`, in each form of the page; a part without a short form is left out of it. */
  full: string;
  short: string | null;
  /** What hangs is ended after so long and printed as failed. */
  limitMinutes: { short: number; full: number };
  env?: { short: Record<string, string>; full: Record<string, string> };
};

/** The same benchmark on both engines. */
function onBoth(name: string, limitMinutes: number, env?: Part['env']): Part[] {
  const limits = { short: limitMinutes, full: limitMinutes };
  return [
    {
      name: `${name}, embedded`,
      full: `bench ${name}`,
      short: `bench ${name}`,
      limitMinutes: limits,
      ...(env && { env }),
    },
    {
      name: `${name}, PostgreSQL`,
      full: `bench ${name} -- --postgres`,
      short: `bench ${name} -- --postgres`,
      limitMinutes: limits,
      ...(env && { env }),
    },
  ];
}

function once(name: string, limitMinutes: number): Part {
  return {
    name,
    full: `bench ${name}`,
    short: `bench ${name}`,
    limitMinutes: { short: limitMinutes, full: limitMinutes },
  };
}

function proof(name: string, full: string, short: string | null, limits: [short: number, full: number]): Part {
  return { name, full, short, limitMinutes: { short: limits[0], full: limits[1] } };
}

const mixed = { short: { MIXED_MINUTES: '3' }, full: { MIXED_MINUTES: '60' } };
const growth = { short: { GROWTH_USERS: '20000' }, full: { GROWTH_USERS: '100000' } };

const otherNode = process.env.OTHER_NODE
  ? [
      proof(
        'engines',
        `prove:engines -- ${process.env.OTHER_NODE}`,
        `prove:engines -- ${process.env.OTHER_NODE}`,
        [15, 15],
      ),
    ]
  : [];

/** All parts, in the order in which they run: what is quick comes first. */
export const parts: readonly Part[] = [
  ...onBoth('start', 5),
  ...onBoth('cards', 5),
  ...onBoth('reads', 8),
  ...onBoth('lists', 8),
  ...onBoth('logins', 5),
  ...onBoth('load', 6),
  ...onBoth('delivery', 8),
  once('refusals', 6),
  once('uploads', 6),
  once('pages', 10),
  once('parsers', 15),
  once('memory', 10),
  once('imports', 20),
  once('pictures', 25),
  ...onBoth('growth', 20, growth),
  ...onBoth('mixed', 75, mixed),
  proof('workers', 'prove:delivery workers', 'prove:delivery workers -- --runs=3', [10, 30]),
  proof('stopped', 'prove:delivery stopped', 'prove:delivery stopped -- --runs=3', [5, 15]),
  proof('races', 'prove:delivery races', 'prove:delivery races -- --runs=100', [5, 15]),
  proof('restarts', 'prove:delivery restarts', 'prove:delivery restarts -- --runs=3', [10, 30]),
  proof('scale', 'prove:delivery scale', 'prove:delivery scale -- --runs=20', [20, 20]),
  proof('sigkill', 'prove:delivery kills', 'prove:delivery kills -- --runs=2', [10, 90]),
  proof('christmas', 'prove:christmas', 'prove:christmas -- --measure=300', [10, 15]),
  proof(
    'kills, embedded',
    'prove:kills kills -- --engine=embedded',
    'prove:kills kills -- --engine=embedded --runs=5',
    [12, 40],
  ),
  proof(
    'kills, PostgreSQL',
    'prove:kills kills -- --engine=postgres',
    'prove:kills kills -- --engine=postgres --runs=5',
    [12, 40],
  ),
  proof('starts', 'prove:kills starts', 'prove:kills starts -- --runs=1', [10, 25]),
  proof('words', 'prove:words', 'prove:words -- --part=variety', [60, 240]),
  // Where there is another Node: OTHER_NODE=/path/to/node.
  ...otherNode,
  // Each specified string taken out of the product: hours.
  proof('specification', 'prove:specification', null, [0, 480]),
  proof('settings', 'prove:settings', 'prove:settings -- --part=1/100', [15, 300]),
];
