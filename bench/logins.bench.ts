import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createPasswords } from '../src/server/secrets/passwords.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { Benchmark } from './benchmark.ts';
import { compare, timeMs } from './measure.ts';
import { singleFigure } from './measurements/record-figures.ts';
import { residentMb } from './resident-memory.ts';
import { account, logIn, register } from './sign-in.ts';

const atOnce = 200;
const waves = 3;
const restMs = 3_000;

/** What a login costs beside its hash, and what many at once do to everybody else: hashing takes memory and processors. */
export const loginsBench: Benchmark = {
  title: `Signing in: one after the other, and ${waves} times ${atOnce} at once from as many networks`,
  run: async (databases) => {
    const database = await databases.create();
    const server = await startFondlyProcess({ env: { ...database.env, TRUST_PROXY: 'true' } });
    try {
      await register(server.address);
      const cookie = await logIn(server.address);
      const passwords = createPasswords();
      const stored = await passwords.hash(account.password);
      const one = await compare({
        unit: 'ms',
        warmUps: 2,
        rounds: 10,
        subjects: [{ name: 'one login', measure: () => timeMs(() => logInFrom(server.address, 0)) }],
        floor: { name: 'argon2 alone', measure: () => timeMs(() => passwords.verify(stored, account.password)) },
      });

      let refused = 0;
      const url = `${server.address}/api/dashboard/stats`;
      const ask = () =>
        timeMs(async () => {
          while (!(await answers(url, cookie))) refused += 1;
        });
      const askInTurn = async (times: number) => {
        const tookMs: number[] = [];
        while (tookMs.length < times) tookMs.push(await ask());
        return p95(tookMs);
      };
      await askInTurn(100);
      const restP95Ms = await askInTurn(100);
      await wait(restMs);
      const restMb = residentMb(server.pid);
      let highestMb = restMb;
      let isOver = false;
      const watch = (async () => {
        for (; !isOver; await wait(20)) highestMb = Math.max(highestMb, residentMb(server.pid));
      })();
      const statuses: number[] = [];
      const during: number[] = [];
      const tookMs = await timeMs(async () => {
        for (let wave = 0; wave < waves; wave += 1) {
          let goesOn = true;
          const logins = Promise.all(
            Array.from({ length: atOnce }, (_, at) => logInFrom(server.address, wave * atOnce + at)),
          ).finally(() => {
            goesOn = false;
          });
          while (goesOn) during.push(await ask());
          statuses.push(...(await logins));
        }
      });
      isOver = true;
      await watch;
      const count = (status: number) => statuses.filter((each) => each === status).length;
      const duringP95Ms = p95(during);
      return [
        ...one,
        singleFigure(
          `another call during ${atOnce} logins at once: p95 until it is answered`,
          'ms',
          duringP95Ms,
          duringP95Ms / restP95Ms,
        ),
        singleFigure('floor: the same call at rest: p95', 'ms', restP95Ms),
        singleFigure(`asked to come back first (503), of ${during.length} such calls`, '', refused),
        singleFigure('logins answered', '/s', (count(200) * 1000) / tookMs),
        singleFigure('logins asked to come back (503)', '', count(503)),
        singleFigure('logins answered otherwise', '', statuses.length - count(200) - count(503)),
        singleFigure('memory over rest at most', 'MB', highestMb - restMb),
      ];
    } finally {
      await server.close();
      database.remove();
    }
  },
};

/** Whether a call is answered; one that is asked to come back does so a moment later. */
async function answers(url: string, cookie: string): Promise<boolean> {
  const response = await fetch(url, { headers: { cookie } });
  await response.arrayBuffer();
  if (response.status === 503) await wait(100);
  else if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.ok;
}

function p95(tookMs: readonly number[]): number {
  return tookMs.toSorted((a, b) => a - b)[Math.ceil(tookMs.length * 0.95) - 1] ?? Number.NaN;
}

/** Signs in from a network of its own: what is bounded here is hashing, not how often one network may try. */
function logInFrom(address: string, network: number): Promise<number> {
  return new Promise((resolve) => {
    const lost = () => resolve(0);
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${network >> 8}.${network & 255}.1`,
    };
    const sent = request(`${address}/api/login`, { method: 'POST', agent: false, headers }, (response) => {
      response
        .on('end', () => resolve(response.statusCode ?? 0))
        .on('error', lost)
        .resume();
    });
    sent.on('error', lost).end(JSON.stringify(account));
  });
}
