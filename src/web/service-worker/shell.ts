declare const builtShell: { version: string; entry: string; files: readonly string[] };

/** The files of one build, filled in by scripts/service-worker.mjs; `entry` is the script that its page begins with. */
const { version, entry, files } = builtShell;

/** The page that every address of the app begins with. */
export const shellPage = '/';
const cachePrefix = 'fondly-shell-';
const ownCacheName = `${cachePrefix}${version}`;
export const ownEntry = entry;

/** Tabs that were opened before an update still load parts of their own build: so many builds are kept, with this one. */
const keptBuilds = 3;
const fetchedAtOnce = 6;
/** Every file is the same for all users; the server varies only its compression. */
const anyVariant = { ignoreVary: true };

/** Fetches what this build needs to stand without a network. Rejects when a file is missing: then the worker before stays. */
export async function fillShell(): Promise<void> {
  const cache = await caches.open(ownCacheName);
  // Another server of the same address may still have the build before: its page would ask for files that are not here.
  const page = await fetch(shellPage, { cache: 'no-cache', credentials: 'omit' });
  if (!page.ok || !(await page.clone().text()).includes(entry)) throw new Error('The page is of another build');
  await cache.put(shellPage, page);
  const waiting = [...files];
  const fetchNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: fetchedAtOnce }, fetchNext));
}

/** A hashed file that an earlier build had too is the same one. */
async function keep(cache: Cache, path: string): Promise<void> {
  const known = path.startsWith('/assets/') ? await caches.match(path, anyVariant) : undefined;
  if (known) return cache.put(path, known);
  const answer = await fetch(path, {
    credentials: 'omit',
    cache: path.startsWith('/assets/') ? 'default' : 'no-cache',
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await cache.put(path, answer);
}

/** Removes files that no open tab can still need. */
export async function dropOldShells(): Promise<void> {
  // In the order they were made.
  const earlier = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== ownCacheName);
  await Promise.all(earlier.slice(0, 1 - keptBuilds).map((name) => caches.delete(name)));
}

/** The file as this build has it, else as an earlier one had it. */
export async function findInShells(path: string): Promise<Response | undefined> {
  return (
    (await caches.match(path, { ...anyVariant, cacheName: ownCacheName })) ?? (await caches.match(path, anyVariant))
  );
}

/** A hashed file: it never changes, so what is kept is right; what is not kept yet is from now on. */
export async function answerHashed(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const known = await findInShells(pathname);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') {
    const cache = await caches.open(ownCacheName);
    await cache.put(pathname, answer.clone());
  }
  return answer;
}
