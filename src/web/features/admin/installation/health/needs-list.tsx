import { Link, type LinkProps } from '@tanstack/react-router';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Need, NeedPlace } from '../../../../../contract/status.ts';
import { t } from '../../../../../contract/translate.ts';
import { Panel } from '../../../../ui/panel.tsx';

const places: Record<NeedPlace, { label: string; to: NonNullable<LinkProps['to']>; hash?: string }> = {
  mail: { label: t`Set up mail`, to: '/admin/installation', hash: 'mail' },
  ai: { label: t`Look at AI`, to: '/admin/installation', hash: 'ai' },
  backups: { label: t`Backups`, to: '/admin/installation', hash: 'backups' },
  registration: { label: t`Registration`, to: '/admin/registration' },
  scheduler: { label: t`Open the scheduler`, to: '/test-scheduler' },
};

/** What the host should look at, each with the place where it is put right. */
export function NeedsList({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0)
    return (
      <Panel className="flex items-center gap-3">
        <CircleCheck size={18} strokeWidth={1.6} className="flex-none text-ink-soft" aria-hidden />
        <p>Nothing. Cards go out, and the last backup is fine.</p>
      </Panel>
    );
  return (
    <Panel className="py-0">
      <ul className="grid grid-cols-1 divide-y divide-line">
        {needs.map(({ title, text, place }) => (
          <li key={title} className="flex items-start gap-3 py-4">
            <CircleAlert size={18} strokeWidth={1.6} className="mt-0.5 flex-none text-danger-text" aria-hidden />
            <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6">
              <div className="min-w-0">
                <h3 className="font-ui text-base font-semibold wrap-anywhere">{title}</h3>
                <p className="text-sm text-ink-soft wrap-anywhere">{text}</p>
              </div>
              {place && (
                <Link
                  to={places[place].to}
                  hash={places[place].hash}
                  className="link inline-block min-h-11 content-center text-sm"
                >
                  {places[place].label}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
