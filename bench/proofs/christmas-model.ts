/** What one card costs, measured. */
export type CardCost = { workerCpuMs: number; databaseCpuMs: number; logBytes: number; mailBytes: number };

/** Share of the world's people for whom 09:00 is the same instant on 25 December, by hours ahead of UTC (rounded, sums to 1). */
const waves: readonly [hoursAhead: number, share: number][] = [
  [13, 0.001],
  [12, 0.001],
  [11, 0.005],
  [10, 0.006],
  [9, 0.034],
  [8, 0.215],
  [7, 0.075],
  [6.5, 0.007],
  [6, 0.03],
  [5.75, 0.004],
  [5.5, 0.18],
  [5, 0.045],
  [4.5, 0.005],
  [4, 0.006],
  [3.5, 0.011],
  [3, 0.085],
  [2, 0.075],
  [1, 0.1],
  [0, 0.035],
  [-3, 0.036],
  [-4, 0.012],
  [-5, 0.052],
  [-6, 0.033],
  [-7, 0.005],
  [-8, 0.012],
];

export const people = waves.map(([hoursAhead, share]) => ({ hoursAhead, share: share / total() }));

function total(): number {
  return waves.reduce((sum, [, share]) => sum + share, 0);
}

/** A morning with so many cards a second sent altogether. */
export function simulate(cards: number, perSecond: number, shares: readonly { hoursAhead: number; share: number }[]) {
  const stepSeconds = 60;
  const arriving = shares
    .map(({ hoursAhead, share }) => ({ atSecond: (14 - hoursAhead) * 3600, cards: cards * share }))
    .sort((a, b) => a.atSecond - b.atSecond);
  const end = (arriving.at(-1)?.atSecond ?? 0) + 72 * 3600;
  let waiting: { dueSecond: number; cards: number }[] = [];
  let longestWaitSeconds = 0;
  let lastSecond = 0;
  let busySeconds = 0;
  for (let second = 0; second <= end; second += stepSeconds) {
    while (arriving[0] && arriving[0].atSecond <= second) {
      const wave = arriving.shift();
      if (wave) waiting.push({ dueSecond: wave.atSecond, cards: wave.cards });
    }
    let capacity = perSecond * stepSeconds;
    if (waiting.length > 0) busySeconds += stepSeconds;
    while (capacity > 0 && waiting[0]) {
      const [first] = waiting;
      const sent = Math.min(first.cards, capacity);
      first.cards -= sent;
      capacity -= sent;
      longestWaitSeconds = Math.max(longestWaitSeconds, second + stepSeconds - first.dueSecond);
      lastSecond = second + stepSeconds;
      if (first.cards < 1) waiting = waiting.slice(1);
    }
  }
  return { longestWaitSeconds, lastSecond, busySeconds };
}

/** Cards a second that bring the largest wave out within a time after it is due. */
export function neededPerSecond(cards: number, withinSeconds: number, shares: typeof people): number {
  let low = 1;
  let high = cards;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (simulate(cards, middle, shares).longestWaitSeconds <= withinSeconds) high = middle;
    else low = middle;
  }
  return high;
}
