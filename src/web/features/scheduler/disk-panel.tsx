import type { SchedulerView } from '../../../contract/system.ts';
import { Panel } from '../../ui/panel.tsx';

/** The disk has little room left: what stands still, and what goes on. */
export function DiskPanel({ disk }: { disk: SchedulerView['disk'] }) {
  if (disk.state === 'enough') return null;
  return (
    <Panel className="mb-6">
      <h2 className="font-ui text-base font-semibold">
        {disk.state === 'full' ? 'The disk is full' : 'The disk is nearly full'}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {inMb(disk.freeBytes)} of {inMb(disk.totalBytes)} are free where Fondly keeps its data;{' '}
        {inMb(disk.reserveBytes)} should be. {disk.state === 'full' ? fullWords : lowWords}
      </p>
    </Panel>
  );
}

const lowWords =
  'New pictures, photos and imports with photos are refused until there is room. Cards go out, people log in, and words can be edited.';
const fullWords = 'Nothing can be saved until there is room.';

function inMb(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024).toLocaleString('en-US')} MB`;
}
