// Must come first: it declares the order of the CSS layers before any page's own styles.
import './styles/app.css';
// The sign-in page needs the theme too, and does not load the menu that imports it.
import './shell/theme.ts';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { noConnectionMessage } from './api.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { watchForCalm } from './ui/calm.ts';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
watchForCalm(queryClient, router);

// A page's code is loaded on first use. If that fails, the router reloads the app, which offline would lose it. With a
// different error message the router shows the page's error instead.
addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = noConnectionMessage(true);
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </DirectionProvider>
    </CSPProvider>
  </StrictMode>,
);
