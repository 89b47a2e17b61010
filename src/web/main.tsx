// First, so that the order of the layers is declared before any page's own styles.
import './styles/app.css';
// The sign-in page follows the theme too, and has no menu that would bring it.
import './shell/theme.ts';

import { CSPProvider } from '@base-ui/react/csp-provider';
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

// The code of a page is fetched when it is first opened. The router answers a failure by loading all anew, which without
// a connection would leave the app: with other words the page's place says what is wrong, and the app stays.
addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = noConnectionMessage(true);
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
