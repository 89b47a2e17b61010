import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { UserView } from '../../src/contract/accounts.ts';
import { createApp } from '../../src/server/http/app.ts';
import type { OverloadLimits } from '../../src/server/http/overload.ts';
import { registerJobs } from '../../src/server/jobs.ts';
import { createTestContext, type TestContext } from './test-context.ts';

export type TestApp = TestContext & {
  app: FastifyInstance;
  /** A new account with its own session. */
  signUp(name?: string): Promise<Person>;
  anonymous: Person;
};

/** A user who calls the API; `call` returns the raw response. */
export type Person = {
  user: UserView;
  cookie: string;
  call(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  upload(
    url: string,
    files: Record<string, Uint8Array>,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
};

let accounts = 0;

/** The whole app over a real database, without a socket. `jobs: true` runs the job engine, for generations. */
export async function startTestApp(
  options: {
    jobs?: boolean;
    environment?: Record<string, string>;
    replace?: Parameters<typeof createTestContext>[0];
    /** No limits without it, because the machine runs other tests too. */
    overload?: OverloadLimits;
  } = {},
): Promise<TestApp> {
  const test = await createTestContext(options.replace, options.environment);
  registerJobs(test.context);
  await test.context.queue.start({ work: options.jobs ?? false });
  const app = await createApp(test.context, '/nonexistent', options.overload ?? {});
  await app.ready();
  const as = (user: UserView, cookie: string): Person => {
    let current = cookie;
    return {
      user,
      get cookie() {
        return current;
      },
      call: async (method, url, body, headers = {}) => {
        const answer = await app.inject({
          method,
          url,
          headers: { ...(current && { cookie: current }), ...headers },
          ...(body !== undefined && { payload: body as object }),
        });
        // A session that continues under another token; an ended one is still sent, like an old cookie.
        const given = answer.cookies.find(({ name }) => name === 'fondly_session')?.value;
        if (current && given && !headers.cookie) current = `fondly_session=${given}`;
        return answer;
      },
      upload: (url, files, fields = {}, headers = {}) => {
        const { payload, contentType } = multipart(files, fields);
        return app.inject({
          method: 'POST',
          url,
          payload,
          headers: { ...(current && { cookie: current }), 'content-type': contentType, ...headers },
        });
      },
    };
  };
  return {
    ...test,
    app,
    anonymous: as({} as UserView, ''),
    signUp: async (name = 'Eleanor Whitfield') => {
      accounts += 1;
      const response = await app.inject({
        method: 'POST',
        url: '/api/register',
        payload: { name, email: `person${accounts}@example.test`, password: 'correct horse' },
      });
      if (response.statusCode !== 201) throw new Error(`Registering failed: ${response.body}`);
      const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
      return as(response.json(), cookie);
    },
    close: async () => {
      await app.close();
      await test.close();
    },
  };
}

function multipart(
  files: Record<string, Uint8Array>,
  fields: Record<string, string>,
): { payload: Buffer; contentType: string } {
  const boundary = 'fondly-test-boundary';
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...Object.entries(files).flatMap(([name, bytes]) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return { payload: Buffer.concat(parts), contentType: `multipart/form-data; boundary=${boundary}` };
}
