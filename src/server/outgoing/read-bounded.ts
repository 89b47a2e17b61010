import { OutgoingProblem } from './outgoing-problem.ts';

/** A body of at most this many bytes. Rejects with OutgoingProblem for a longer one, which may be endless. */
export async function readBounded(
  body: AsyncIterable<Uint8Array> | null,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > limitBytes) throw new OutgoingProblem('too-large');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
