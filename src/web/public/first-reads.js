// Loaded as a blocking script before the app's own, so that the first page's data is on its way while they load. api.ts
// takes the answers. tests/e2e/first-load.test.ts checks that each page asks for exactly these.
(() => {
  const readsOfPages = [
    [/^\/$/, '/api/people', '/api/cards?status=draft', '/api/cards/upcoming', '/api/cards?status=failed'],
    [/^\/people$/, '/api/people', '/api/important-dates', '/api/groups'],
    [/^\/people\/(\d+)$/, '/api/people/$1', '/api/important-dates?personId=$1', '/api/cards?personId=$1'],
    [/^\/people\/(\d+)\/edit$/, '/api/people/$1'],
    [/^\/important-dates$/, '/api/important-dates', '/api/people'],
    [/^\/cards$/, '/api/cards', '/api/groups'],
    [/^\/cards\/(\d+)$/, '/api/cards/$1'],
    [/^\/cards\/create$/, '/api/people', '/api/card-style-presets'],
    [/^\/admin(?:\/.*)?$/, '/api/admin/check'],
  ];
  // Read to its end at once: an answer that no page takes would keep its connection.
  const whole = async (answer) => {
    await answer.clone().arrayBuffer();
    return answer;
  };
  const read = (address) =>
    fetch(address, { headers: { accept: 'application/json' }, credentials: 'include' })
      .then(whole)
      .catch(() => null);
  const user = read('/api/user');
  const [page, ...addresses] = readsOfPages.find(([path]) => path.test(location.pathname)) ?? [];
  globalThis.firstReads = new Map([['/api/user', user]]);
  for (const template of addresses) {
    const address = location.pathname.replace(page, template);
    // Without a session they would be refused, and the page asks for none of them.
    firstReads.set(
      address,
      user.then((answer) => (answer?.ok ? read(address) : null)),
    );
  }
})();
