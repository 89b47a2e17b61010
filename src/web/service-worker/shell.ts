declare const builtShell: { version: string; entry: string; files: readonly string[] };

/** The files of one build, inserted by scripts/service-worker.mjs; `entry` is the entry script of its page. */
const { version, entry, files } = builtShell;

/** The HTML page of every address in the app. */
export const shellPage = '/';
const cachePrefix = 'fondly-shell-';
const ownCacheName = `${cachePrefix}${version}`;
export const ownEntry = entry;

/** How many builds are cached, including this one: tabs opened before an update still load files of their own build. */
const keptBuilds = 3;
const fetchedAtOnce = 6;
/** Ignores Vary: files are the same for all users, the server varies only their compression. */
const anyVariant = { ignoreVary: true };

/** Caches the files this build needs offline. Rejects if one is missing, so that the previous worker stays. */
export async function fillShell(): Promise<void> {
  const cache = await caches.open(ownCacheName);
  // Another server behind the same address may still have the previous build, whose page needs different files.
  const page = await fetch(shellPage, { cache: 'no-cache', credentials: 'omit' });
  if (!page.ok || !(await page.clone().text()).includes(entry)) throw new Error('The page is of another build');
  await cache.put(shellPage, page);
  const waiting = [...files];
  const fetchNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: fetchedAtOnce }, fetchNext));
}

/** Caches a file; a hashed file is copied from an earlier build if possible. */
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
  // The names are in the order of creation.
  const earlier = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== ownCacheName);
  await Promise.all(earlier.slice(0, 1 - keptBuilds).map((name) => caches.delete(name)));
}

/** The cached file of this build, else of an earlier one. */
export async function findInShells(path: string): Promise<Response | undefined> {
  return (
    (await caches.match(path, { ...anyVariant, cacheName: ownCacheName })) ?? (await caches.match(path, anyVariant))
  );
}

/** Answers a hashed file from the cache, because it never changes; caches it if necessary. */
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
