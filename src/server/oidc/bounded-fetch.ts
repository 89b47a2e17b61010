import type { CustomFetch } from 'openid-client';

const mostBytes = 1024 * 1024;

/** A fetch for a provider's answers that reads at most 1 MB; the caller's signal ends it in time. */
export const boundedFetch: CustomFetch = async (url, { body, ...options }) => {
  const answer = await fetch(url, { ...options, body: body ?? null });
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.byteLength;
    if (length > mostBytes) throw new Error('The answer of the provider is too large');
    parts.push(part);
  }
  const { status, headers } = answer;
  return new Response(length > 0 ? Buffer.concat(parts) : null, { status, headers });
};
