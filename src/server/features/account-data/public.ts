// What other features may import from this one; its own files import each other directly.

export { deleteAccount } from './delete-account.store.ts';
