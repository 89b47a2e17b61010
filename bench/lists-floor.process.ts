import Fastify from 'fastify';
import { openDatabase } from '../src/server/db/database.ts';
import { listQueries } from './list-queries.ts';

// The floor of each list: Fastify and one prepared query for the same columns of the same rows. No session, no contract.
const [dataDir = '', userId = '', databaseUrl = ''] = process.argv.slice(2);
const { connection } = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
const app = Fastify();
for (const [at, { path, sql }] of listQueries.entries()) {
  const read = async () =>
    (await connection.pool.query({ name: `list_${at}`, text: sql, values: [Number(userId)] })).rows;
  app.get(`/floor/${at}`, { config: { path } }, read);
}
process.send?.({ address: await app.listen({ host: '127.0.0.1', port: 0 }), pid: process.pid });
