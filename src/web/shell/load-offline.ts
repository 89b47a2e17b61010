/** Loads the offline notice. Called once the first page is shown, while there is still a connection. */
export const loadOffline = () => import('./offline-page.tsx');
