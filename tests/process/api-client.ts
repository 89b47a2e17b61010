/** An answer of the server with parsed JSON. */
export type ApiAnswer = { status: number; body: unknown };

/** A user with a session who calls a server over HTTP. A call rejects only if the connection fails. */
export type ApiClient = {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  /** Posts a file as a form field ('file' by default) after the other fields. */
  upload(
    path: string,
    file: Uint8Array,
    fileName: string,
    field?: string,
    fields?: Record<string, string>,
  ): Promise<ApiAnswer>;
  /** The bytes of a file that the server makes. */
  download(path: string): Promise<Uint8Array>;
};

/** A client that keeps its session cookie, as a browser does. */
export function createApiClient(address: string): ApiClient {
  let cookie = '';
  const ask = async (path: string, { headers, ...init }: RequestInit & { headers: Record<string, string> }) => {
    const response = await fetch(`${address}${path}`, { ...init, headers: { ...(cookie && { cookie }), ...headers } });
    const given = response.headers.getSetCookie()[0];
    if (given) cookie = given.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
  return {
    call: (method, path, body, headers = {}) =>
      ask(path, {
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    upload: (path, file, fileName, field = 'file', fields = {}) => {
      const form = new FormData();
      for (const [name, text] of Object.entries(fields)) form.set(name, text);
      form.set(field, new Blob([new Uint8Array(file)]), fileName);
      return ask(path, { method: 'POST', headers: {}, body: form });
    },
    download: async (path) => {
      const response = await fetch(`${address}${path}`, { headers: { cookie } });
      if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** Registers an account and returns its client. */
export async function signUp(
  address: string,
  account: { name: string; email: string; timeZone?: string },
): Promise<ApiClient> {
  const client = createApiClient(address);
  const { status, body } = await client.call('POST', '/api/register', { ...account, password: 'correct horse' });
  if (status !== 201) throw new Error(`Registering failed with ${status}: ${JSON.stringify(body)}`);
  return client;
}
