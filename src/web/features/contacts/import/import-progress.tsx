import type { ImportView } from '../../../../contract/imports.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { soFar } from './count-words.ts';

/** The progress of the job that adds the contacts. */
export function ImportProgress({ view }: { view: ImportView }) {
  const percent = view.toDo === 0 ? 0 : Math.round((view.done / view.toDo) * 100);
  const words = t`${view.done.toLocaleString(readerLocale)} of ${view.toDo.toLocaleString(readerLocale)}`;
  return (
    <Panel className="mb-6">
      <h2>Adding contacts</h2>
      <div className="mt-4">
        <ProgressBar label="Adding contacts" percent={percent} words={words} />
      </div>
      <p className="mt-3 text-sm text-ink-soft">{words}. You can leave this page: the contacts are added anyway.</p>
    </Panel>
  );
}

/** Shown if the page is reloaded while the file is still being read; the number of entries is unknown. */
export function ReadingProgress({ view }: { view: ImportView }) {
  return (
    <Panel className="mb-6">
      <h2>Reading the file</h2>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {soFar(view)}. Nothing is added before you have seen it.
      </p>
    </Panel>
  );
}
