/**
 * Draws a request once and keeps the picture, the last `most` that were asked for. Whoever asks meanwhile waits for the
 * same drawing; one that failed is drawn again.
 */
export function keepDrawn<Request>(
  draw: (request: Request) => Promise<Uint8Array>,
  most: number,
): (request: Request) => Promise<Uint8Array> {
  const kept = new Map<string, Promise<Uint8Array>>();
  return (request) => {
    const key = JSON.stringify(request);
    const picture = kept.get(key) ?? draw(request);
    // To the end of the line.
    kept.delete(key);
    kept.set(key, picture);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    picture.catch(() => kept.get(key) === picture && kept.delete(key));
    return picture;
  };
}
