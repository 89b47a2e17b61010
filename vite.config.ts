import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontLicences } from './scripts/font-licences.mjs';
import { serviceWorker } from './scripts/service-worker.mjs';
import { splitEndpoints } from './scripts/split-endpoints.mjs';

export default defineConfig({
  root: 'src/web',
  plugins: [
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
    splitEndpoints(),
    fontLicences(),
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
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      // Not /api.ts, which is a source file. The host stays, so that a write counts as one of the same site.
      '^/(api|c|sign|answer|unsubscribe)/': { target: 'http://localhost:3000', changeOrigin: false },
    },
  },
});
