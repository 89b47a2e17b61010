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

/**
 * Spreads calls over the turns of the event loop, in the order in which they came. The embedded database works within a turn:
 * the calls of a hundred sockets would be answered one after the other before anything else is looked at, and as a turn
 * accepts one new connection, whoever comes new would wait for half a minute. Reading and refusing what has come takes a turn at
 * most half of its time; while newcomers arrive, turns without work come between, so that they are not let in at the pace of the work.
 */
export function takeTurns(options = { longestWaitMs, alwaysTaken, longestTurnMs, longestAtDoorMs }): Turns {
  const waiting: (() => void)[] = [];
  let turnBegunMs: number | undefined;

  /** Until when this turn works on those who wait. */
  let untilMs = 0;
  /** What lay between two of them lately, with all that was read and refused meanwhile. */
  let apartMs = 5;
  let lastBegunMs: number | undefined;
  let someoneNew = false;

  // The first of the immediates of each turn, as long as somebody waits.
  function beginWork(): void {
    if (waiting.length === 0) {
      turnBegunMs = undefined;
      return;
    }
    const nowMs = performance.now();
    const atDoor = someoneNew && nowMs - untilMs < options.longestAtDoorMs;
    someoneNew = false;
    if (!atDoor) untilMs = nowMs + Math.max(options.longestTurnMs, nowMs - (turnBegunMs ?? nowMs));
    setImmediate(beginWork);
  }

  // One immediate for each who waits: the work of a call is done before the next immediate runs.
  function workOnNext(): void {
    turnBegunMs = performance.now();
    if (turnBegunMs >= untilMs) return void setImmediate(workOnNext);
    if (lastBegunMs !== undefined) apartMs += (turnBegunMs - lastBegunMs - apartMs) / 10;
    lastBegunMs = waiting.length > 1 ? turnBegunMs : undefined;
    waiting.shift()?.();
  }

  return {
    letIn: () => {
      someoneNew = true;
    },
    isFull: () => waiting.length >= options.alwaysTaken && waiting.length * apartMs > options.longestWaitMs,
    take: async () => {
      const nowMs = performance.now();
      if (turnBegunMs === undefined) {
        turnBegunMs = nowMs;
        setImmediate(beginWork);
        return;
      }
      if (waiting.length === 0 && nowMs - turnBegunMs < options.longestTurnMs) return;
      await new Promise<void>((go) => {
        waiting.push(go);
        setImmediate(workOnNext);
      });
    },
  };
}
