/**
 * Lets calls share one run: calls during a run wait for it and go together in the next one. `run` returns results in
 * the order of its items; if it rejects, all of its calls do.
 */
export function batchCalls<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  mostAtOnce: number,
): (item: Item) => Promise<Result> {
  type Call = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };
  const waiting: Call[] = [];
  let busy = false;

  const drain = async () => {
    busy = true;
    while (waiting.length > 0) {
      const calls = waiting.splice(0, mostAtOnce);
      try {
        const results = await run(calls.map(({ item }) => item));
        calls.forEach(({ resolve, reject }, index) => {
          const result = results[index];
          if (result === undefined) reject(new Error('A batch answered too little'));
          else resolve(result);
        });
      } catch (error) {
        for (const { reject } of calls) reject(error);
      }
    }
    busy = false;
  };

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // Starts in the next turn, so that all calls of this one share the run.
      if (!busy) {
        busy = true;
        setImmediate(drain);
      }
    });
}
