import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { apply, stage } from '../../../../../tests/contacts/import-file.ts';
import { startProcessorCost } from '../../../../../tests/processor-cost.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
});
afterAll(() => fondly.close());

const equalRows = (count: number) => `Name,Email\r\n${'Ann Lee,ann@example.test\r\n'.repeat(count)}`;

/** The cost of reading and adding a file of equal rows, in a new account. */
async function costOf(count: number): Promise<number> {
  const who = await fondly.signUp();
  const costMs = startProcessorCost();
  const { id } = await stage(who, equalRows(count));
  const done = await apply(who, id);
  expect(done).toMatchObject({ state: 'applied', added: 1 });
  return costMs();
}

test('the cost grows with the number of equal rows, not its square, also after another account imported them', {
  timeout: 300_000,
}, async () => {
  await costOf(100);
  const few = await costOf(500);
  const many = await costOf(4000);
  const again = await costOf(4000);
  // Eight times the rows take about six times as long; comparing each row with each would take 64 times.
  expect(many / few).toBeLessThan(20);
  expect(again / many).toBeLessThan(1.6);
});
