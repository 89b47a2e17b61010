import { Download } from 'lucide-react';
import type { Calls } from '../../../contract/calls.ts';
import { addressOf } from '../../api.ts';
import { buttonClass } from '../../ui/button.tsx';

type PaperFile = Extract<keyof Calls, `GET /api/paper/${string}.${string}`>;

/** Saves a file. The browser streams it to disk and shows how far it is, so two hundred cards are not in memory. */
export function DownloadLink({
  file,
  query,
  variant = 'ink',
  children,
}: {
  file: PaperFile;
  query: Readonly<Record<string, unknown>>;
  variant?: 'ink' | 'line';
  children: string;
}) {
  return (
    <a href={addressOf(file.replace('GET ', ''), { query })} download className={buttonClass(variant)}>
      <Download size={17} strokeWidth={1.7} aria-hidden />
      {children}
    </a>
  );
}
