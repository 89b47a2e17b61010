import { messages, type PGlite, protocol, type QueryOptions, type Results, types } from '@electric-sql/pglite';
import type { DatabaseError } from 'pg-protocol';
import type { DataRowMessage } from 'pg-protocol/dist/messages.js';
import { Parser } from 'pg-protocol/dist/parser.js';

/** A statement that the engine keeps parsed and planned. */
type Prepared = { name: string; parameterTypes: number[]; fields: { name: string; dataTypeID: number }[] };

/** A row as it comes: its values as text. */
type Cells = (string | null)[];

const mostStatements = 200;

/**
 * Runs reads as prepared statements: the engine parses and plans it once, and
 * bind, execute and sync go to it as one message instead of six. Only outside of transactions.
 */
export function createPreparedReads(pglite: PGlite) {
  const statements = new Map<string, Prepared>();
  let made = 0;

  async function run<Row>(text: string, values: unknown[], options: QueryOptions | undefined): Promise<Results<Row>> {
    const statement = statements.get(text) ?? (await prepare(text));
    // The least lately used one is the first.
    statements.delete(text);
    statements.set(text, statement);
    const bound = values.map((value, at) => asText(pglite, value, statement.parameterTypes[at] ?? 0, options));
    const { serialize } = protocol;
    const answer = await cellsOf(
      joined([serialize.bind({ statement: statement.name, values: bound }), serialize.execute(), serialize.sync()]),
    );
    return { fields: statement.fields, rows: readRows<Row>(pglite, statement, answer, options) };
  }

  // Read by the parser of node-postgres: the engine's own takes a third of the time of a request (031).
  async function cellsOf(request: Uint8Array): Promise<Cells[]> {
    const parser = new Parser();
    const rows: Cells[] = [];
    let failure: DatabaseError | undefined;
    const onRawData = (bytes: Uint8Array) =>
      parser.parse(Buffer.from(bytes), (message) => {
        if (message.name === 'dataRow') rows.push((message as DataRowMessage).fields);
        else if (message.name === 'error') failure ??= message as DatabaseError;
      });
    await pglite.execProtocolRawStream(request, { syncToFs: false, onRawData });
    if (failure) throw failure;
    return rows;
  }

  async function prepare(text: string): Promise<Prepared> {
    const { serialize } = protocol;
    await forgetOldest();
    made += 1;
    const name = `read_${made}`;
    const answer = await pglite.execProtocolStream(
      joined([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]),
      { syncToFs: false },
    );
    let parameterTypes: number[] = [];
    let fields: Prepared['fields'] = [];
    for (const message of answer) {
      if (message instanceof messages.ParameterDescriptionMessage) parameterTypes = message.dataTypeIDs;
      if (message instanceof messages.RowDescriptionMessage)
        fields = message.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
    }
    return { name, parameterTypes, fields };
  }

  async function forgetOldest(): Promise<void> {
    const [oldest] = statements.size >= mostStatements ? statements.keys() : [];
    if (oldest !== undefined) await forget(oldest);
  }

  async function forget(text: string): Promise<void> {
    const name = statements.get(text)?.name;
    statements.delete(text);
    const { serialize } = protocol;
    await pglite.execProtocolStream(joined([serialize.close({ type: 'S', name }), serialize.sync()]), {
      syncToFs: false,
    });
  }

  return {
    query<Row>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
      return pglite._runExclusiveTransaction(() =>
        pglite._runExclusiveQuery(async () => {
          try {
            return await run<Row>(text, values, options);
          } catch (error) {
            if (!isStale(error)) throw error;
            await forget(text);
            return run<Row>(text, values, options);
          }
        }),
      );
    },
  };
}

/** The statement is gone, or a table has other columns than when it was planned. */
function isStale(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '26000' || (code === '0A000' && message === 'cached plan must not change result type');
}

function asText(pglite: PGlite, value: unknown, type: number, options: QueryOptions | undefined): string | null {
  if (value === null || value === undefined) return null;
  const serialize = options?.serializers?.[type] ?? pglite.serializers[type];
  return serialize ? serialize(value) : String(value);
}

function readRows<Row>(
  pglite: PGlite,
  { fields }: Prepared,
  answer: Cells[],
  options: QueryOptions | undefined,
): Row[] {
  const parsers = fields.map(
    ({ dataTypeID }) =>
      options?.parsers?.[dataTypeID] ??
      pglite.parsers[dataTypeID] ??
      ((text: string) => types.parseType(text, dataTypeID)),
  );
  return answer.map((texts) => {
    const cells = texts.map((text, at) => (text === null ? null : parsers[at]?.(text, fields[at]?.dataTypeID)));
    return options?.rowMode === 'array' ? cells : Object.fromEntries(fields.map(({ name }, at) => [name, cells[at]]));
  }) as Row[];
}

function joined(parts: Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}
