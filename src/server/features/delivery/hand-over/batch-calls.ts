/**
 * Lets calls share one run: those that come while a run is under way wait for it and go together in the next one.
 * `run` answers in the order of its items; when it rejects, all of its calls do.
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
      // In the next turn, so that calls of this one go together.
      if (!busy) {
        busy = true;
        setImmediate(drain);
      }
    });
}
