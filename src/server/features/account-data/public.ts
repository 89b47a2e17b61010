// What other features may import from this one; its own files import each other directly.

export { deleteUnarrived } from './arrival/account-imports.store.ts';
export { removeForsakenParts } from './arrival/file-parts.store.ts';
export { deleteAccount } from './delete-account.store.ts';
