import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Each connection keeps its statements for as long as it lives. */
const mostNames = 200;
/** Texts that are remembered as asked once: a list of ids makes a new text for each length. */
const mostSeen = 2_000;

/** Writes whose rows come in one parameter begin with these words; whatever the rows are, their plan is the same. */
const readsAndWritesOfRows = /^(select |\s*with asked as )/;

// A table has other columns than when the statement was planned; and what a pooler between us and the server answers
// that hands each statement to another connection: the name is unknown there, or taken.
const outdated = '0A000';
const notOurs = new Set(['26000', '42P05']);

type Ask = (asked: unknown, ...rest: unknown[]) => Promise<unknown>;

/**
 * Gives statements that come again a name, so that each connection parses them once and may keep their plan. Nothing was
 * done where a name is refused, so that asking again without one is safe for writes too.
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
    // The same words in every process: behind a pooler another one's statement of that name may be there.
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

/** Tells whether a statement came before with the same text: such a one is worth keeping prepared. */
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
