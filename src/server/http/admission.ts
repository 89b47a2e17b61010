import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';
import { Refusal } from '../refusal.ts';
import type { LimitClass } from './limit-classes.ts';
import type { Strain } from './measure-strain.ts';

export type AdmissionLimits = {
  /** Calls that are answered at once, in progress at the same time. */
  quick: number;
  /** The same while the process is busy without a break: who waits behind more of them waits too long. */
  quickWhileBusy: number;
  /** Calls that draw, read or write files, for which somebody waits. */
  heavy: number;
  heavyPerSession: number;
  /** Of uploads that are held in memory while they arrive. */
  uploadBytes: number;
  /** Above this the process takes no heavy call. */
  rssBytes: number;
};

const busyMessage = 'Fondly is very busy. Please try again in a moment.';

const megabyte = 1024 * 1024;

export const usualAdmission: AdmissionLimits = {
  quick: 200,
  quickWhileBusy: 100,
  heavy: 64,
  heavyPerSession: 16,
  uploadBytes: 200 * megabyte,
  rssBytes: 0.75 * memoryBytes(),
};

const heavyClasses: ReadonlySet<LimitClass> = new Set(['drawing', 'uploads', 'imports', 'taking']);

export type Admission = {
  /**
   * Lets a call in, or refuses it with 503 at once; what it answers is called when the call is over. `holder` is whose
   * session it came with, true or made up: it costs no look into the database.
   */
  enter(limitClass: LimitClass, holder: string | undefined, uploadBytes: number): () => void;
  /** Whether a quick call would be refused now. */
  isFull(): boolean;
};

/** Bounds what is in progress: a call that would wait for seconds is refused while it is still cheap. */
export function createAdmission(strain: () => Strain, limits: AdmissionLimits = usualAdmission): Admission {
  let quick = 0;
  let heavy = 0;
  let uploading = 0;
  const holders = new Map<string, number>();

  const quickIsFull = () => quick >= (strain().eventLoopUtilized > 0.98 ? limits.quickWhileBusy : limits.quick);

  function enterQuick(): () => void {
    if (quickIsFull()) throw overloaded(1);
    quick += 1;
    return () => {
      quick -= 1;
    };
  }

  function enterHeavy(holder: string | undefined, uploadBytes: number): () => void {
    const own = holder === undefined ? 0 : (holders.get(holder) ?? 0);
    if (own >= limits.heavyPerSession) {
      const message = 'Several of your requests are being worked on already. Please wait for one of them.';
      throw new Refusal('rate_limited', message, { retryAfterSeconds: 5 });
    }
    const full = heavy >= limits.heavy || (uploadBytes > 0 && uploading + uploadBytes > limits.uploadBytes);
    if (full || strain().rssBytes > limits.rssBytes) throw overloaded(5);
    heavy += 1;
    uploading += uploadBytes;
    if (holder !== undefined) holders.set(holder, own + 1);
    return () => {
      heavy -= 1;
      uploading -= uploadBytes;
      if (holder === undefined) return;
      const left = (holders.get(holder) ?? 1) - 1;
      if (left > 0) holders.set(holder, left);
      else holders.delete(holder);
    };
  }

  return {
    enter: (limitClass, holder, uploadBytes) => {
      if (limitClass === 'unlimited') return () => {};
      if (strain().isLate) throw overloaded(2);
      return heavyClasses.has(limitClass) ? enterHeavy(holder, uploadBytes) : enterQuick();
    },
    isFull: () => strain().isLate || quickIsFull(),
  };
}

/** What a person is told whose call was not taken. */
export function overloaded(retryAfterSeconds: number): Refusal {
  return new Refusal('overloaded', busyMessage, { retryAfterSeconds });
}

/** Of the container where there is one, else of the machine. */
function memoryBytes(): number {
  const constrained = constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
