import { t } from '../contract/translate.ts';

/** Saves a file under a name that every system accepts. */
export function saveFile(file: Blob, title: string, ending: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(title, ending);
  link.click();
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** 'Happy Birthday.pdf' */
export function fileName(title: string, ending: string): string {
  return `${title.replace(/[\\/:*?"<>|]/g, ' ').trim() || t`Card`}.${ending}`;
}
