import { createHash } from 'node:crypto';
import type pg from 'pg';

/** The limit per connection, which keeps its statements as long as it lives. */
const mostNames = 200;
/** How many texts are remembered after one use: a list of ids makes a new text for each length. */
const mostSeen = 2_000;

/** Writes that pass their rows in one parameter begin with these words; their plan does not depend on the rows. */
const readsAndWritesOfRows = /^(select |\s*with asked as )/;

// Errors after a table changed its columns since the statement was planned, and errors behind a pooler that sends each
// statement to another connection: the name is unknown there, or taken.
const outdated = '0A000';
const notOurs = new Set(['26000', '42P05']);

type Ask = (asked: unknown, ...rest: unknown[]) => Promise<unknown>;

/**
 * Names repeated statements, so that each connection parses them once and may cache their plan. A rejected name means
 * that nothing ran, so retrying without a name is safe for writes too.
 */
export function nameStatements(pool: pg.Pool): void {
  const comesAgain = watchRepeats();
  const names = new Map<string, string>();
  const editions = new Map<string, number>();
  let made = 0;
  let mayName = true;
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known || made >= mostNames || !comesAgain(text)) return known;
    // The name depends on the text only: behind a pooler another process may have prepared the statement of that name.
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 32)}_${editions.get(text) ?? 0}`;
    made += 1;
    names.set(text, name);
    return name;
  };
  const ask = pool.query.bind(pool) as Ask;
  const named: Ask = (asked, ...rest) => {
    const config = asked as pg.QueryConfig;
    const withCallback = typeof rest.at(-1) === 'function';
    const name =
      mayName && !withCallback && typeof asked === 'object' && !config.name ? nameOf(config.text) : undefined;
    if (!name) return ask(asked, ...rest);
    return ask({ ...config, name }, ...rest).catch((error: { code?: string }) => {
      if (notOurs.has(error.code ?? '')) mayName = false;
      else if (error.code !== outdated) throw error;
      editions.set(config.text, (editions.get(config.text) ?? 0) + 1);
      names.delete(config.text);
      return ask(config, ...rest);
    });
  };
  pool.query = named as typeof pool.query;
}

/** Whether a statement with the same text came before, so that preparing it pays off. */
function watchRepeats(): (text: string) => boolean {
  const seen = new Set<string>();
  return (text) => {
    if (!readsAndWritesOfRows.test(text)) return false;
    if (seen.has(text)) return true;
    if (seen.size >= mostSeen) seen.clear();
    seen.add(text);
    return false;
  };
}
