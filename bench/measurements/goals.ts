import type { Goal } from './goal.ts';

type Bound = { of: Goal['of']; engine?: string } & ({ atMost: number } | { atLeast: number });

const embedded = 'embedded database';
const postgres = 'PostgreSQL';

const most = (atMost: number, of: Goal['of'] = 'median', engine?: string): Bound => ({ of, atMost, engine });
const least = (atLeast: number, of: Goal['of'] = 'median', engine?: string): Bound => ({ of, atLeast, engine });

function asked(issue: number, part: string, ...goals: [says: string, rows: RegExp, bound: Bound][]): Goal[] {
  return goals.map(([says, rows, bound]) => ({ issue, part, says, rows, ...bound }));
}

/** Every figure that an issue asks for and a bench or a proof can show; what is a test stands in none of them. */
export const goals: readonly Goal[] = [
  ...asked(2, 'start', ['Second start ready within 3 s', /^second start/, most(3, 'median', embedded)]),
  ...asked(
    3,
    'imports',
    ['A 5 MB file of 10,000 contacts imports in under 20 s', /^(vCard|CSV), [45] MB/, most(20)],
    ['A 50 MB one with photos in under 2 minutes', /^vCard with photos/, most(120)],
    ['The event loop never blocked over 100 ms', /longest turn$/, most(100)],
  ),
  ...asked(3, 'refusals', ['A larger file, an endless line, a zip renamed .vcf refused within 2 s', /./, most(2_000)]),
  ...asked(3, 'parsers', ['1,000,000 inputs, no input over 1 s', /^the slowest|to a quarter of it/, most(1_000)]),
  ...asked(3, 'lists', ['2,000 contacts and 6,000 dates: p95 under 5 x the floor', /^GET/, most(5, 'ratio')]),
  ...asked(
    4,
    'memory',
    ['At most 550 MB above the idle server with two workers and 20 waiting pictures', /^over idle/, most(550)],
    ['The 21st is answered 429', /429/, least(1)],
  ),
  ...asked(4, 'settings', ['Every setting renders without error at 256 px', /at fault$/, most(0)]),
  ...asked(4, 'engines', ['Between Node 20 and 24 SSIM at least 0.999', /least alike/, least(0.999)]),
  ...asked(
    4,
    'uploads',
    ['Bad input right or refused within 1 s', /^(?!memory)/, most(1_000, 'highest')],
    ['Bad input: RSS growth under 150 MB', /^memory/, most(150, 'highest')],
  ),
  ...asked(
    4,
    'pictures',
    ['Text card 1.5 x the floor', /^text card/, most(1.5, 'ratio')],
    ['Minimal 2 x', /^Minimal/, most(2, 'ratio')],
    ['Cute 5 x', /^Cute/, most(5, 'ratio')],
    ['Pop 6 x', /^Pop/, most(6, 'ratio')],
    ['Vintage 8 x', /^Vintage/, most(8, 'ratio')],
    ['Abstract 10 x', /^Abstract/, most(10, 'ratio')],
    ['Watercolor 20 x', /^Watercolor/, most(20, 'ratio')],
    ['Oil 40 x', /^Oil/, most(40, 'ratio')],
    ['Photo styles 20 x', /^photo: /, most(20, 'ratio')],
    ['Photo-realistic 100 x', /^Photo-Realistic/, most(100, 'ratio')],
  ),
  ...asked(5, 'specification', [
    'Each specified string is tied to a test that fails without it',
    /stay green$/,
    most(0),
  ]),
  ...asked(
    5,
    'pages',
    ['First load of the dashboard: at most 160 KB of JavaScript (gzip)', /^dashboard: JavaScript/, most(160)],
    ['No layout shift over 0.02', /^(?!floor).*: layout shift/, most(0.02, 'highest')],
  ),
  ...asked(
    6,
    'words',
    ['Every category x relationship x tone x length builds without a fault', /faults$/, most(0)],
    ['1,000 messages for one category have no two equal', /equal another$/, most(0)],
    ['No sentence in over 5 % of them', /most common sentence$/, most(5)],
  ),
  ...asked(7, 'delivery', [
    'Throughput at least 0.8 of a bare nodemailer pool, on PostgreSQL',
    /^Fondly/,
    least(0.8, 'ratio', postgres),
  ]),
  ...asked(7, 'workers', ['Two workers, 1,000 due cards: exactly 1,000 messages', /more or fewer/, most(0)]),
  ...asked(7, 'workers', ['1,000 due at once: accepted within 60 s of due time at p99', /^p99/, most(60, 'highest')]),
  ...asked(7, 'stopped', ['A worker stopped past its lease and continued: 0 extra messages', /^extra/, most(0)]),
  ...asked(7, 'races', ['Skip against claim: never skipped and sent', /^both/, most(0)]),
  ...asked(
    7,
    'sigkill',
    ['8 points, 9 mail servers: 0 duplicates, 0 cards without a visible state', /^wrong/, most(0)],
    ['Kills before hand-over are retried within 120 s, 60 s of them the lease', /^slowest to settle/, most(60)],
  ),
  ...asked(7, 'scale', [
    'Claim and scan over 1,000,000 at most 1.5 x over 10,000',
    /^(claim|scan)/,
    most(1.5, 'ratio'),
  ]),
  ...asked(7, 'restarts', ['Database restarted mid-send: recovery within 90 s', /^slowest recovery/, most(90)]),
  ...asked(7, 'restarts', ['Database restarted mid-send: nothing lost or sent twice', /^wrong/, most(0)]),
  ...asked(
    8,
    'kills',
    ['SIGKILLs under write: 0 acknowledged rows lost, both engines', /lost or different$/, most(0)],
    ['SIGKILLs under write: no card arrives twice', /duplicates$/, most(0)],
  ),
  ...asked(8, 'starts', [
    'Five starts at once on an empty and an old database: one migrates, all serve',
    /^wrong/,
    most(0),
  ]),
  ...asked(
    8,
    'load',
    ['At five times capacity: 503 with Retry-After for the others', /otherwise or not at all/, most(0)],
    ['At five times capacity: accepted p99 under 1 s', /^accepted: p99/, most(1_000)],
    ['Recovered within 10 s after', /^until 20 answers/, most(10_000)],
    ['500 slow-header connections dropped within 15 s', /slow heads were dropped/, most(15_000)],
  ),
  ...asked(
    8,
    'mixed',
    ['RSS under 1.2 GB on the embedded database', /highest/, most(1_200, 'median', embedded)],
    ['RSS under 800 MB on PostgreSQL', /highest/, most(800, 'median', postgres)],
    ['RSS not growing (5 % between the means of two thirds is noise)', /last third/, most(1.05, 'ratio')],
  ),
  ...asked(8, 'reads', [
    'Authenticated GETs at least 0.6 of bare Fastify with the same query',
    /^GET/,
    least(0.6, 'ratio'),
  ]),
  ...asked(
    8,
    'logins',
    ['argon2 bounded: p95 of another call during 200 logins at once under 1 s', /^another call during/, most(1_000)],
    ['argon2 bounded: at most 150 MB over rest', /^memory over rest/, most(150)],
  ),
  ...asked(8, 'growth', ['Cost per request from 100 to 100,000 users flat within 1.3 x', /^\//, most(1.3, 'ratio')]),
];
