// What other features may import from this one; its own files import each other directly.

export { moveToTrash } from './move-to-trash.ts';
export type { PutBack } from './put-back.ts';
export { restoreEntry, type SettleCards } from './restore-entry.ts';
export { deleteTrashBefore, findContactsInTrash, trashOf } from './trash.store.ts';
