// What other features may import from this one; its own files import each other directly.

export { findMessageAddress } from './message-address.store.ts';
export { viewMessageAddress } from './message-service.ts';
export { sendNews } from './send-news.ts';
