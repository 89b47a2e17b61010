import { createApiClient } from '../tests/process/api-client.ts';

/** Whoever a benchmark signs in as. */
export const account = { name: 'Eleanor Whitfield', email: 'eleanor@example.test', password: 'correct horse' };

/** Makes the account of a benchmark; resolves to its id. */
export async function register(address: string): Promise<number> {
  const { status, body } = await createApiClient(address).call('POST', '/api/register', account);
  if (status !== 201) throw new Error(`Registering answered ${status}: ${JSON.stringify(body)}`);
  return (body as { id: number }).id;
}

/** The cookie of a session of that account. */
export async function logIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
