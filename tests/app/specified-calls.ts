import { expect } from 'vitest';
import type { Person } from './test-app.ts';

/** One row of the calls in section 7 of a document: the request and the answer. */
export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `:person` and the like stand for ids of rows that the test made. */
  path: string;
  body?: () => object | undefined;
  files?: () => Promise<Record<string, Buffer>>;
  /** The fields sent with the files. */
  fields?: () => Record<string, string>;
  status: number;
  /** Fields that the answer must have, besides others. */
  answer?: () => unknown;
  /** A rejected body, and the field named in the answer. */
  refused?: { body: object; field: string; message?: string };
  /** The owner: other users get 404. */
  owned?: true;
};

type Ids = Readonly<Record<string, number | string>>;

/** The path with the ids filled in. */
export function fillPath(path: string, ids: Ids): string {
  return path.replace(/:([a-z]+)/gi, (_, name: string) => String(ids[name]));
}

/** Makes the calls of the rows; `extra` is added to every body. */
export function sendsTo(
  ids: Ids,
  extra: Readonly<Record<string, unknown>> = {},
): (by: Person, call: Call) => ReturnType<Person['call']> {
  return async (by: Person, { method, path, body, files, fields }: Call) => {
    const filled = fillPath(path, ids);
    if (files) return by.upload(filled, await files(), fields?.());
    const sent = body?.();
    return by.call(method, filled, sent && { ...sent, ...extra });
  };
}

/** The form of every refusal. */
export function refusal(code: string) {
  return { message: expect.any(String), code };
}
