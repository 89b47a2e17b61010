// First, so that the order of the layers is declared before any page's own styles.
import './styles/app.css';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { currentUserQuery } from './session.ts';

const queryClient = createQueryClient(() => {
  // A wrong password at login is a 401 too, and of several calls the first one says it all.
  if (!queryClient.getQueryData(currentUserQuery.queryKey)) return;
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  void router.invalidate();
});
const router = createAppRouter(queryClient);

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
