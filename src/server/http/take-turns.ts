import { performance } from 'node:perf_hooks';

/** Who would wait longer is told to come again. */
const longestWaitMs = 400;
/** So many may wait whatever they cost: one page asks for ten things at once. */
const alwaysTaken = 20;
/** After so much work in one turn, whatever comes next waits for a later one. */
const longestTurnMs = 5;
/** Whom one turn let in more will follow: between two spells of work as much time goes to the door. */
const longestAtDoorMs = 20;

export type Turns = {
  /** Somebody new was let in, and as a turn lets in one, others may stand behind them. */
  letIn(): void;
  /** Whether a call that came now would wait too long. */
  isFull(): boolean;
  /** Waits for a call's turn. */
  take(): Promise<void>;
};

type Begun = { atMs: number; calls: number };

const eachOf = ({ atMs, calls }: Begun, nowMs: number) => (nowMs - atMs) / calls;

/**
 * Spreads calls over the turns of the event loop, in the order in which they came. The embedded database works within a turn:
 * the calls of a hundred sockets would be answered one after the other before anything else is looked at, and as a turn
 * accepts one new connection, whoever comes new would wait for half a minute. Reading and refusing what has come takes a turn at
 * most half of its time; while newcomers arrive, turns without work come between, so that they are not let in at the pace of the work.
 * `together`: those who came in one turn begin together, so that the embedded database, which answers before the next
 * would ask, is asked once for what they share (`db/read-together.ts`). PostgreSQL works meanwhile, and is asked at once.
 */
export function takeTurns(
  { together }: { together: boolean },
  options = { longestWaitMs, alwaysTaken, longestTurnMs, longestAtDoorMs },
): Turns {
  const waiting: (() => void)[] = [];
  let isTurning = false;
  let lookedAtMs = 0;
  /** Until when this turn works on those who wait. */
  let untilMs = 0;
  /** What a call worked before it waited for something, lately. */
  let workMs = 5;
  /** What lay between two of those who wait, with all that was read and refused meanwhile. */
  let apartMs = 5;
  let working: Begun | undefined;
  let lastBegun: Begun | undefined;
  let someoneNew = false;

  // The first of the immediates of each turn, as long as somebody waits.
  function beginWork(): void {
    if (waiting.length === 0) {
      isTurning = false;
      return;
    }
    const nowMs = performance.now();
    const atDoor = someoneNew && nowMs - untilMs < options.longestAtDoorMs;
    someoneNew = false;
    if (!atDoor) untilMs = nowMs + Math.max(options.longestTurnMs, nowMs - lookedAtMs);
    setImmediate(beginWork);
  }

  // One immediate for each who waits: the work of a call is done before the next immediate runs. So many begin with one as
  // are expected to be done within a turn.
  function workOnNext(): void {
    const nowMs = performance.now();
    lookedAtMs = nowMs;
    if (working) workMs += (eachOf(working, nowMs) - workMs) / 10;
    working = undefined;
    if (waiting.length === 0) return;
    if (nowMs >= untilMs) return void setImmediate(workOnNext);
    if (lastBegun) apartMs += (eachOf(lastBegun, nowMs) - apartMs) / 10;
    const begun = waiting.splice(0, Math.max(1, Math.floor(options.longestTurnMs / workMs)));
    lastBegun = waiting.length > 0 ? { atMs: nowMs, calls: begun.length } : undefined;
    // Alone it may be the last of its immediates: what comes next would be of another turn.
    working = begun.length > 1 ? { atMs: nowMs, calls: begun.length } : lastBegun;
    for (const go of begun) go();
  }

  return {
    letIn: () => {
      someoneNew = true;
    },
    isFull: () => waiting.length >= options.alwaysTaken && waiting.length * apartMs > options.longestWaitMs,
    take: async () => {
      const nowMs = performance.now();
      if (!isTurning) {
        isTurning = true;
        lookedAtMs = nowMs;
        setImmediate(beginWork);
      }
      if (!together && waiting.length === 0 && nowMs - lookedAtMs < options.longestTurnMs) return;
      await new Promise<void>((go) => {
        waiting.push(go);
        setImmediate(workOnNext);
      });
    },
  };
}
