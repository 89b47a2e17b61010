// Loaded as a blocking script, so the theme stands before the first paint. Keep in step with shell/theme.ts.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('ui-theme');
  } catch {
    // Storage may be closed to us: then the system decides.
  }
  const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
