// Loaded as a blocking script, so that theme and animations stand before the first paint. Keep in step with shell/theme.ts
// and shell/animations.ts.
(() => {
  let stored = null;
  let animations = null;
  try {
    stored = localStorage.getItem('ui-theme');
    animations = localStorage.getItem('ui-animations');
  } catch {
    // Storage may be closed to us: then the system decides.
  }
  const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  // The browser's own bars: of the two colours in index.html, light and dark, the one of the theme that was chosen.
  for (const [at, bar] of document.querySelectorAll('meta[name="theme-color"]').entries()) {
    bar.media = (at === 1) === dark ? 'all' : 'not all';
  }
  document.documentElement.dataset.animations = animations === 'off' ? 'off' : 'on';
})();
