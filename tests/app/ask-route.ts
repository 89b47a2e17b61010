import type { Route } from '../../src/server/http/route.ts';
import { exampleOf, inputSchema } from './example-input.ts';
import type { OwnedThings } from './owned-things.ts';
import type { Person } from './test-app.ts';

/** Calls a route at an address, with a form where it takes files. */
export function askAt(
  url: string,
  person: Person,
  { endpoint }: Route,
  body?: object,
  headers: Record<string, string> = {},
): ReturnType<Person['call']> {
  if (endpoint.files && !endpoint.acceptsJson) return person.upload(url, {}, asFields(body), headers);
  return person.call(endpoint.method, url, endpoint.method === 'GET' ? undefined : body, headers);
}

/** A body as the fields of a form. */
export const asFields = (body: object = {}) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );

/** A body that the route accepts. */
export function exampleBody(things: OwnedThings, { endpoint }: Route): Record<string, unknown> | undefined {
  const known = things.bodyOf(endpoint.method, endpoint.path);
  if (known || !endpoint.body) return known;
  return exampleOf(inputSchema(endpoint.body)) as Record<string, unknown>;
}
