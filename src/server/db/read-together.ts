type Asker<Row> = { resolve: (row: Row | undefined) => void; reject: (error: unknown) => void };

/**
 * One statement for all who ask while the one before is under way; `read` answers rows by their key. Nobody is answered by
 * a statement that began before they asked, so that a row which was changed or taken away counts at once.
 */
export function readTogether<Row>(
  read: (keys: string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let waiting = new Map<string, Asker<Row>[]>();
  let isReading = false;

  async function readAll(): Promise<void> {
    isReading = true;
    while (waiting.size > 0) {
      const asked = waiting;
      waiting = new Map();
      try {
        const rows = await read([...asked.keys()]);
        for (const [key, askers] of asked) for (const { resolve } of askers) resolve(rows.get(key));
      } catch (error) {
        for (const { reject } of [...asked.values()].flat()) reject(error);
      }
    }
    isReading = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const asker = { resolve, reject };
      const beside = waiting.get(key);
      if (beside) beside.push(asker);
      else waiting.set(key, [asker]);
      if (!isReading) void readAll();
    });
}
