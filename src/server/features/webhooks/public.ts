// What other features may import from this one; its own files import each other directly.

export { announceCard, announceCards } from './announce.store.ts';
export { viewWebhook } from './webhook.view.ts';
export { claimStopped, listStoppedUntold, listWebhooks, releaseStopped } from './webhooks.store.ts';
