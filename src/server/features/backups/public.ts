// What other features may import from this one; its own files import each other directly.

export { newestBackup } from './newest-backup.ts';
