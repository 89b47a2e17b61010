import { ConfigProblem } from '../config-problem.ts';

/** An S3 bucket, and the place of the files in it. */
export type FilesPlace = {
  bucket: string;
  /** The prefix of every key; '' or with a trailing slash. */
  prefix: string;
  region: string;
  /** The server of another vendor; without one, Amazon's server of the region. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
};

type Keys = Partial<
  Record<
    'FILES_ACCESS_KEY_ID' | 'FILES_SECRET_ACCESS_KEY' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY',
    string | undefined
  >
>;

/**
 * Reads `s3://bucket/prefix?endpoint=…&region=…` and the two keys. Throws ConfigProblem, whose message repeats none of
 * them.
 */
export function filesPlace(address: string, keys: Keys): FilesPlace {
  const url = new URL(address);
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  // A self-hosted server has one region with any name.
  const region = url.searchParams.get('region') ?? (endpoint ? 'us-east-1' : null);
  const [accessKeyId, secretAccessKey] = keys.FILES_ACCESS_KEY_ID
    ? [keys.FILES_ACCESS_KEY_ID, keys.FILES_SECRET_ACCESS_KEY]
    : [keys.AWS_ACCESS_KEY_ID, keys.AWS_SECRET_ACCESS_KEY];
  const unknown = [...url.searchParams.keys()].filter((name) => name !== 'endpoint' && name !== 'region');
  const problems = [
    !region && 'FILES_URL needs a region, like s3://bucket?region=eu-central-1.',
    endpoint && !isWebAddress(endpoint) && 'The endpoint in FILES_URL must be an address like https://s3.example.org.',
    unknown.length > 0 && `FILES_URL takes endpoint and region, and no ${unknown.join(', ')}.`,
    url.username !== '' && 'The keys do not belong into FILES_URL but into the variables below.',
    !(accessKeyId && secretAccessKey) && 'FILES_URL needs FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY.',
  ].filter((problem) => typeof problem === 'string');
  if (problems.length > 0 || !region || !accessKeyId || !secretAccessKey) throw new ConfigProblem(problems);
  const path = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  return { bucket: url.hostname, prefix: path && `${path}/`, region, endpoint, accessKeyId, secretAccessKey };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
