import { expect } from 'vitest';
import type { Person } from './test-app.ts';

/** One row of the calls of a document, section 7: what is sent, what comes back. */
export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `:person` and its like stand for ids of what the test made. */
  path: string;
  body?: () => object | undefined;
  files?: () => Promise<Record<string, Buffer>>;
  /** What goes along with the files. */
  fields?: () => Record<string, string>;
  status: number;
  /** What the answer must have, beside other fields. */
  answer?: () => unknown;
  /** A body that is refused, and the field it is refused under. */
  refused?: { body: object; field: string; message?: string };
  /** Whose own thing it is about: for another user it does not exist. */
  owned?: true;
};

type Ids = Readonly<Record<string, number | string>>;

/** The path with the ids in it. */
export function fillPath(path: string, ids: Ids): string {
  return path.replace(/:([a-z]+)/gi, (_, name: string) => String(ids[name]));
}

/** Makes the calls of rows; `extra` goes along with every body. */
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

/** What every refusal looks like. */
export function refusal(code: string) {
  return { message: expect.any(String), code };
}
