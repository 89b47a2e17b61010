import Fastify from 'fastify';
import { openDatabase } from '../src/server/db/database.ts';
import type { StartedPlace } from './engine.ts';
import { listQueries } from './list-queries.ts';

// The floor of each list: Fastify and one prepared query for the same columns of the same rows, without session or
// contract.
const { userId, ...place } = JSON.parse(process.argv[2] ?? '') as StartedPlace;
const { connection } = await openDatabase(place);
const app = Fastify();
for (const [at, { sql }] of listQueries.entries()) {
  const query = { name: `list_${at}`, text: sql, values: [userId] };
  app.get(`/floor/${at}`, async () => (await connection.pool.query(query)).rows);
}
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
