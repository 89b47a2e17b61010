import Fastify from 'fastify';
import { openDatabase } from '../src/server/db/database.ts';

// The floor of GET /api/cards: Fastify, one prepared query, the same columns of the same rows. No session, no contract.
const [dataDir = '', userId = '', databaseUrl = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
const query = `select c.id, c.person_id as "personId", p.name as "personName", c.occasion_id as "occasionId", c.title,
  c.message, c.category, c.image_url as "imageUrl", c.delivery_method as "deliveryMethod",
  c.digital_delivery_type as "digitalDeliveryType", c.delivery_status as "deliveryStatus",
  c.failure_reason as "failureReason", c.delivery_date as "deliveryDate", c.scheduled_date as "scheduledDate",
  c.occurrence_date as "occurrenceDate", c.version, c.created_at as "createdAt"
  from cards c join people p on p.id = c.person_id where c.user_id = $1 order by c.created_at desc, c.id desc`;

const { connection } = database;
if (connection.engine === 'embedded') await connection.pglite.exec(`prepare list_cards(int) as ${query}`);
const list = async () =>
  connection.engine === 'embedded'
    ? (await connection.pglite.query(`execute list_cards(${Number(userId)})`)).rows
    : (await connection.pool.query({ name: 'list_cards', text: query, values: [Number(userId)] })).rows;

const app = Fastify();
app.get('/api/cards', list);
process.send?.({ address: await app.listen({ host: '127.0.0.1', port: 0 }) });
