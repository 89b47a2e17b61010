import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The reaction to the next requests: serve, refuse so many with 503 first, or take so long. */
export type S3Behaviour = 'serve' | { busy: number } | { slowMs: number } | { drop: number };

/**
 * A small S3 server over HTTP: one bucket, PUT, GET and DELETE of objects, lists with two per page, signatures checked
 * (SigV4).
 */
export type S3Server = {
  url: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  objects: Map<string, Buffer>;
  /** Every request received, such as 'PUT /bucket/a.txt'. */
  requests: string[];
  behave(behaviour: S3Behaviour): void;
  close(): Promise<void>;
};

const region = 'eu-test-1';

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const keys = { bucket: 'cards', accessKeyId: 'AKTEST', secretAccessKey: 'a secret that only the test knows' };
  let behaviour: S3Behaviour = 'serve';
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (typeof behaviour === 'object' && 'drop' in behaviour && behaviour.drop > 0) {
      behaviour.drop -= 1;
      request.socket.destroy();
      return;
    }
    if (typeof behaviour === 'object' && 'busy' in behaviour && behaviour.busy > 0) {
      behaviour.busy -= 1;
      refuse(response, 503, 'SlowDown', 'Please reduce your request rate.');
      return;
    }
    if (typeof behaviour === 'object' && 'slowMs' in behaviour) {
      const { slowMs } = behaviour;
      await new Promise((resolve) => setTimeout(resolve, slowMs));
    }
    answer(request, response, body);
  });

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const [, bucket, ...rest] = decodeURIComponent(request.url?.split('?')[0] ?? '').split('/');
    const key = rest.join('/');
    const found = objects.get(key);
    const wrong = checkSignature(request, body, keys);
    if (wrong) refuse(response, 403, wrong, 'The request was not signed as it should be.');
    else if (bucket !== keys.bucket) refuse(response, 404, 'NoSuchBucket', 'The specified bucket does not exist.');
    else if (request.method === 'PUT') {
      objects.set(key, body);
      response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (key === '') list(response, new URL(request.url ?? '', 'http://s3').searchParams);
    else if (found) {
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': found.byteLength });
      response.end(found);
    } else refuse(response, 404, 'NoSuchKey', 'The specified key does not exist.');
  }

  function list(response: ServerResponse, asked: URLSearchParams): void {
    const keysThere = [...objects.keys()].filter((key) => key.startsWith(asked.get('prefix') ?? '')).sort();
    const rest = keysThere.filter((key) => key > (asked.get('continuation-token') ?? ''));
    const page = rest.slice(0, 2);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified><Size>${objects.get(key)?.byteLength}</Size></Contents>`,
    );
    const next = rest.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${rest.length > 2}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...keys,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message}</Message><RequestId>1</RequestId></Error>`,
  );
}

type Keys = { accessKeyId: string; secretAccessKey: string };

/** AWS Signature Version 4, recomputed from the request; the error code if it does not match. */
function checkSignature(request: IncomingMessage, body: Buffer, keys: Keys): string | null {
  const { authorization = '' } = request.headers;
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  if (!found) return 'AccessDenied';
  const [, accessKeyId, day = '', signedRegion, names = '', signature] = found;
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed';
  const told = String(request.headers['x-amz-content-sha256']);
  if (told !== 'UNSIGNED-PAYLOAD' && told !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort();
  const canonical = [request.method, path, parameters.join('&'), headers.join(''), names, told].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${keys.secretAccessKey}`,
  );
  return createHmac('sha256', key).update(text).digest('hex') === signature ? null : 'SignatureDoesNotMatch';
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The region that signatures must name. */
export const s3TestRegion = region;
