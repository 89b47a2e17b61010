import { Link, type LinkProps } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { t } from '../../../contract/translate.ts';
import { classNames } from '../../ui/class-names.ts';

const wantedPeople = 3;

/** The first three steps with their progress. */
export function FirstSteps({ people, hasDay, hasCard }: { people: number; hasDay: boolean; hasCard: boolean }) {
  const missing = wantedPeople - people;
  const steps: { title: string; text: string; isDone: boolean; to: LinkProps['to'] | null }[] = [
    {
      title: t`Three people`,
      text:
        people === 0
          ? t`One by one, or from a file.`
          : t`${missing === 1 ? t`One more` : t`Two more`}, or a file of them.`,
      isDone: missing <= 0,
      to: people === 0 ? null : '/people/import',
    },
    {
      title: t`Their days`,
      text: t`A birthday is enough to begin.`,
      isDone: hasDay,
      to: people === 0 ? null : '/people',
    },
    {
      title: t`The first card`,
      text: t`Fondly drafts it, you approve it.`,
      isDone: hasCard,
      to: people === 0 ? null : '/cards/create',
    },
  ];
  return (
    <ol className="mt-7 grid w-full gap-3 text-start sm:grid-cols-3">
      {steps.map(({ title, text, isDone, to }, at) => (
        <li key={title} className="flex items-start gap-3">
          <span
            aria-hidden
            className={classNames(
              'grid size-7 flex-none place-items-center rounded-full text-sm font-semibold',
              isDone ? 'bg-action text-on-action' : 'bg-well-strong text-ink-soft',
            )}
          >
            {isDone ? <Check size={15} strokeWidth={2.4} /> : at + 1}
          </span>
          <span className="min-w-0">
            <span className="block font-semibold">
              {title}
              {isDone && <span className="sr-only">: done</span>}
            </span>
            <span className="block text-sm text-ink-soft">
              {to && !isDone ? (
                <Link to={to} className="link touch">
                  {text}
                </Link>
              ) : (
                text
              )}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
