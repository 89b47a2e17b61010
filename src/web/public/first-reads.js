// Loaded as a blocking script before the app's own, so that the first page's files and data are on their way while they
// load. The build writes the files of each page into index.html, and api.ts takes the answers.
// tests/e2e/first-load.test.ts checks that each page asks for exactly these.
(() => {
  const pages = [
    [
      /^\/$/,
      '_user/_shell/index',
      '/api/people',
      '/api/cards?status=draft',
      '/api/cards/upcoming',
      '/api/cards?status=failed',
    ],
    [/^\/people$/, '_user/_shell/people/index', '/api/people', '/api/important-dates', '/api/groups'],
    [
      /^\/people\/(\d+)$/,
      '_user/_shell/people/$id/index',
      '/api/people/$1',
      '/api/important-dates?personId=$1',
      '/api/cards?personId=$1',
    ],
    [/^\/people\/(\d+)\/edit$/, '_user/_shell/people/$id/edit', '/api/people/$1'],
    [/^\/important-dates$/, '_user/_shell/important-dates', '/api/important-dates', '/api/people'],
    [/^\/cards$/, '_user/_shell/cards/index', '/api/cards', '/api/groups'],
    [/^\/cards\/(\d+)$/, '_user/_shell/cards/$id', '/api/cards/$1'],
    [/^\/cards\/create$/, '_user/_shell/cards/create', '/api/people', '/api/card-style-presets'],
    [/^\/settings$/, '_user/_shell/settings'],
    [/^\/auth$/, 'auth'],
    [/^\/admin(?:\/.*)?$/, '_user/_shell/admin', '/api/admin/check'],
  ];
  const filesOfPages = JSON.parse(document.currentScript.dataset.files ?? '{}');
  // Read to its end at once: an answer that no page takes would keep its connection.
  const whole = async (answer) => {
    await answer.clone().arrayBuffer();
    return answer;
  };
  const read = (address) =>
    fetch(address, { headers: { accept: 'application/json' }, credentials: 'include' })
      .then(whole)
      .catch(() => null);
  // Without a session the reads would be refused, and the page asks for none of them. So only a browser that was signed
  // in asks before the answer about the user. Keep the key in step with session.ts.
  const stored = (act) => {
    try {
      return act(localStorage);
    } catch {
      // Storage may be closed to us: then the reads wait.
    }
  };
  const wasSignedIn = stored((storage) => storage.getItem('signed-in')) === 'yes';
  const user = read('/api/user');
  user.then((answer) => {
    if (answer?.ok) stored((storage) => storage.setItem('signed-in', 'yes'));
    else if (answer) stored((storage) => storage.removeItem('signed-in'));
  });
  const [path, page, ...addresses] = pages.find(([path]) => path.test(location.pathname)) ?? [];
  globalThis.firstReads = new Map([['/api/user', user]]);
  for (const file of filesOfPages[page] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
  for (const template of addresses) {
    const address = location.pathname.replace(path, template);
    firstReads.set(address, wasSignedIn ? read(address) : user.then((answer) => (answer?.ok ? read(address) : null)));
  }
})();
