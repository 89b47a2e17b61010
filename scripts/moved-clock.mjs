import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';
import { Temporal } from 'temporal-polyfill';
import { run } from './run-step.mjs';

/**
 * A moment to move the clock to: a day, with or without a time, and its time zone.
 * @typedef {{ on: string, zone: string }} Moment
 * The prefix and environment that give a command, and all its children, that clock.
 * @typedef {{ prefix: string[], env: NodeJS.ProcessEnv }} Clock
 */

/** The machine's own. @type {Clock} */
export const realClock = { prefix: [], env: {} };

/**
 * A clock that shows this moment now and continues from there; undefined, with the reason printed, if that is
 * impossible.
 * @param {Moment} moment @returns {Promise<Clock | undefined>}
 */
export async function moveClock({ on, zone }) {
  let startMs;
  try {
    startMs = instantOf({ on, zone });
  } catch {
    console.error(
      `--on='${on}' --zone=${zone} is no moment. Write --on=2028-02-29 or --on='2028-02-29 23:55', and --zone=Europe/Berlin.`,
    );
    return undefined;
  }
  if (!(await ensureFaketime())) return undefined;
  const seconds = Math.round((startMs - Date.now()) / 1000);
  return {
    // The same offset for every process: an absolute start would begin again with each one.
    prefix: ['faketime', '--exclude-monotonic', '-f', `${seconds < 0 ? '' : '+'}${seconds}`],
    env: {
      TZ: zone,
      // faketime's guess about the C library would make Chromium wait for seconds instead of milliseconds.
      FAKETIME_FORCE_MONOTONIC_FIX: '0',
      // File times stay real: Node reads them with a call that faketime does not intercept.
      NO_FAKE_STAT: '1',
    },
  };
}

/** In milliseconds. A day without a time begins at ten. @param {Moment} moment */
export function instantOf({ on, zone }) {
  const start = Temporal.PlainDateTime.from(/^\d{4}-\d\d-\d\d$/.test(on) ? `${on} 10:00` : on);
  return start.toZonedDateTime(zone).epochMilliseconds;
}

const noTurn = { on: '', zone: 'UTC' };

/**
 * Days that code gets wrong, each a minute before midnight or the change, so that tests run across it.
 * @type {((year: number) => Moment)[]}
 */
const turns = [
  (year) =>
    Temporal.PlainDate.from({ year, month: 1, day: 1 }).inLeapYear
      ? { on: `${year}-02-28 23:59`, zone: 'UTC' }
      : noTurn,
  (year) => ({ on: `${year}-12-31 23:59`, zone: 'UTC' }),
  (year) => ({ on: `${lastSunday(year, 3)} 01:59`, zone: 'Europe/Berlin' }),
  (year) => ({ on: `${lastSunday(year, 10)} 02:59`, zone: 'Europe/Berlin' }),
];

/**
 * Another moment every day: one of the next turns, and between them any hour of the next ten years.
 * @param {Date} now @returns {Moment}
 */
export function pickMoment(now) {
  const count = Math.floor(now.getTime() / 86_400_000);
  const turn = turns[(count % (2 * turns.length)) / 2];
  if (turn) return nextOf(turn, now);
  const day = Temporal.PlainDate.from(now.toISOString().slice(0, 10)).add({ days: 1 + ((count * 977) % 3652) });
  return { on: `${day} ${String((count * 7) % 24).padStart(2, '0')}:30`, zone: 'UTC' };
}

/** @param {(year: number) => Moment} turn @param {Date} now */
function nextOf(turn, now) {
  for (let year = now.getUTCFullYear(); ; year += 1) {
    const moment = turn(year);
    if (moment !== noTurn && instantOf(moment) > now.getTime()) return moment;
  }
}

/** @param {number} year @param {number} month */
function lastSunday(year, month) {
  const last = Temporal.PlainDate.from({ year, month, day: 31 });
  return last.subtract({ days: last.dayOfWeek % 7 });
}

/** Whether faketime runs here; installs Debian's package if possible. */
async function ensureFaketime() {
  if (await faketimeRuns()) return true;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing faketime, which moves the clock of the tests.');
    const options = { quiet: true, timeoutMs: 300_000, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update'], options);
    const { output } = await run('apt-get', ['install', '-y', '--no-install-recommends', 'faketime'], options);
    if (await faketimeRuns()) return true;
    console.error(output.slice(-2000));
  }
  console.error('Moving the clock needs the command faketime (`apt-get install faketime` on Debian and Ubuntu).');
  return false;
}

function faketimeRuns() {
  return promisify(execFile)('faketime', ['-f', '+0', process.execPath, '--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}
