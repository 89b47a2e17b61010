/** What says that there is no connection. Fetched when the first page stands: then there is one still. */
export const loadOffline = () => import('./offline-page.tsx');
