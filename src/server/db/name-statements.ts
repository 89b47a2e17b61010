import type pg from 'pg';
import { readsAndWritesOfRows, watchRepeats } from './repeated-statements.ts';

/** Each connection keeps its statements for as long as it lives. */
const mostNames = 200;

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
  const comesAgain = watchRepeats(readsAndWritesOfRows);
  const names = new Map<string, string>();
  let made = 0;
  let mayName = true;
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known || names.size >= mostNames || !comesAgain(text)) return known;
    made += 1;
    names.set(text, `again_${made}`);
    return names.get(text);
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
      names.delete(config.text);
      return ask(config, ...rest);
    });
  };
  pool.query = named as typeof pool.query;
}
