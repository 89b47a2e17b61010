import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstFiles } from './scripts/first-files.mjs';
import { fontLicences } from './scripts/font-licences.mjs';
import { pageLanguages } from './scripts/page-languages.mjs';
import { serviceWorker } from './scripts/service-worker.mjs';
import { translatePages } from './scripts/translate-pages.mjs';

/** What opens above the page, and loads later. */
const overlays = '(?:combobox-list|confirm-sheet|dialog-sheet|menu|select-list|toast-list|tooltip-layer)';

/** What the scripts of the pages for people without an account use: they must not load a file of the app. */
const ofCardPages = 'card-page/(?:browser|styles)|domain/pen-line|contract/ink';

/** What computes and words days by rules and calendars, whose tables only some pages need. */
const daysOfRules = 'domain/(?:calendars|holidays|next-occurrence|rule-days)|web/(?:calendar-day-words|rule-words)';

/**
 * How the code that pages share is divided into files; left to itself the bundler makes one for each combination of
 * pages, over a hundred for some. The order is that of dependencies, so that no file imports one that imports it.
 */
const scriptFiles = [
  { name: 'packages', test: /node_modules\/(?!perfect-freehand)/, tags: ['$initial'] satisfies ['$initial'] },
  { name: 'frame', test: new RegExp(`/src/(?!${ofCardPages})`), tags: ['$initial'] satisfies ['$initial'] },
  // The contract without schemas, which would otherwise be put beside them.
  {
    name: 'shared',
    test: /[\\/]contract[\\/](?:about-limits|holiday-rules|limits|locale-of-reader|missing-words|occasions|place|processes|template-variables)\.ts/,
  },
  { name: 'forms', test: /react-hook-form|[\\/]web[\\/](?:check-later|form-errors)\.ts/ },
  {
    name: 'schemas',
    test: /node_modules[\\/](?:zod|@hookform)|[\\/]contract[\\/](?:endpoint|fields|validation-words)\.ts/,
  },
  // What keeps only the rows near the window on a page. Among the shared code, every page would load it.
  {
    name: 'long-lists',
    test: /node_modules[\\/]@tanstack[\\/](?:react-virtual|virtual-core)|[\\/]web[\\/]lines-on-page\.ts/,
  },
  { name: 'icons', test: /lucide-react/, minShareCount: 4 },
  // Dialogs of accounts use them, and what loads after the page. Among the shared code, every page would load them.
  { name: 'account-parts', test: /[\\/]web[\\/](?:passkeys|device-messages)\.ts/ },
  // Seals and handwriting are on few pages, names of people not on those of the account and the administration.
  {
    name: 'sealed',
    test: /[\\/](?:card-page[\\/](?:handwriting|linen|seal|seal-relief)|domain[\\/](?:ink-size|seal)|web[\\/]ui[\\/]wax-seal)\.tsx?$/,
  },
  {
    name: 'names',
    test: /[\\/](?:domain[\\/](?:age|calendar-date|card-title|first-name|name-kind|occasions)|web[\\/]calendar-words)\.ts$/,
  },
  {
    name: 'shared',
    test: new RegExp(
      `/src/(?!${ofCardPages}|${daysOfRules})(?:domain/(?!postal|read-country|relationship-synonyms)|card-page|web/(?:[a-z-]+\\.|queries/(?!admin)|card-list|card-day|words-choice|shell/(?!drawer|account-menu)|ui/(?!progress-bar|${overlays})))|react-(?:query|router)/`,
    ),
    minShareCount: 3,
  },
  { name: 'days', test: new RegExp(`/src/(?:${daysOfRules})`) },
  // Each is smaller than what its own file would add to the list of files that every page loads.
  {
    name: 'contact-words',
    test: /[\\/](?:known-words|language-name|relationship-options|relationship-synonyms)\.tsx?/,
  },
  { name: 'style-choice', test: /[\\/]web[\\/]style-choice[\\/]/, minShareCount: 3 },
  {
    name: 'administration',
    test: /[\\/](?:features[\\/]admin[\\/](?!form-dialog)|queries[\\/]admin\.)/,
    minShareCount: 4,
  },
].map((group, at, all) => ({ ...group, priority: all.length - at }));

export default defineConfig({
  root: 'src/web',
  plugins: [
    translatePages(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './routes',
      generatedRouteTree: './route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    firstFiles(),
    fontLicences(),
    pageLanguages(),
    // With `enabled: false` the pages work without a worker, and browsers remove an earlier one.
    serviceWorker({ enabled: true }),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy allows no data: sources.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The licences of the packages in the built pages.
    license: { fileName: 'licences.md' },
    // The server finds the files of its own pages in it, and a test finds what a first visit loads.
    manifest: true,
    rolldownOptions: {
      // The app, and the pages that the server renders.
      input: {
        main: 'src/web/index.html',
        'card-page': 'src/card-page/browser/card-page.ts',
        'sign-page': 'src/card-page/browser/sign-page.ts',
      },
      output: {
        // The first file names every other one, and hashes do not compress: shorter ones save bytes on every page.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: scriptFiles,
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      // Not /api.ts, which is a source file. The host stays, so that a write counts as one of the same site.
      '^/(api|c|sign|answer|unsubscribe|oidc)/': { target: 'http://localhost:3000', changeOrigin: false },
    },
  },
});
