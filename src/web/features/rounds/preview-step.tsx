import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { RoundPlan, RoundPreview } from '../../../contract/rounds.ts';
import { readerLocale, t } from '../../../contract/translate.ts';
import { longDay } from '../../calendar-words.ts';
import { roundSampleQuery } from '../../queries/rounds.queries.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import type { RoundForm } from './round-form.ts';
import { leftOutWords, missingWords } from './round-words.ts';
import { SampleCard } from './sample-card.tsx';

type Change = (changed: Partial<RoundForm>) => void;

/** The last step: how many cards, what is missing for whom, who is left out, and three of them. */
export function PreviewStep({
  plan,
  preview,
  failure,
  form,
  change,
}: {
  /** Null while something has still to be chosen. */
  plan: RoundPlan | null;
  preview: RoundPreview | undefined;
  failure: string | null;
  form: RoundForm;
  change: Change;
}) {
  return (
    <section className="round-step" aria-labelledby="round-preview">
      <h2 id="round-preview">Preview</h2>
      {plan === null && <p className="text-sm text-ink-faint">Finish the steps above to see a preview.</p>}
      {plan !== null && failure && <ErrorNote title="These cards cannot be made yet">{failure}</ErrorNote>}
      {plan !== null && !failure && !preview && (
        <SkeletonGroup label="Counting...">
          <Skeleton className="h-6 max-w-80" />
          <Skeleton className="mt-3 h-20" />
        </SkeletonGroup>
      )}
      {plan !== null && !failure && preview && (
        <>
          <p role="status" className="text-lg">
            {countWords(preview)}
          </p>
          {preview.problem && preview.recipients.length > 0 && (
            <ErrorNote className="mt-3">{preview.problem}</ErrorNote>
          )}
          {preview.missing.map((missing) => (
            <MissingNote key={missing.detail} missing={missing} form={form} change={change} />
          ))}
          <Recipients preview={preview} form={form} change={change} />
          <LeftOut preview={preview} form={form} change={change} />
          {preview.day !== null && preview.samples.length > 0 && <Samples plan={plan} samples={preview.samples} />}
        </>
      )}
    </section>
  );
}

function countWords({ recipients, label, day }: RoundPreview): string {
  if (recipients.length === 0) return t`Nobody is left to get a card.`;
  const { length } = recipients;
  const words = length === 1 ? t`One card for ${label}` : t`${length.toLocaleString(readerLocale)} cards for ${label}`;
  return day ? `${words}, ${longDay(day)}` : words;
}

/** '4 have no email address: print theirs, or add it'. */
function MissingNote({
  missing,
  form,
  change,
}: {
  missing: RoundPreview['missing'][number];
  form: RoundForm;
  change: Change;
}) {
  const printAll = () => {
    const printed = Object.fromEntries(missing.people.map(({ personId }) => [personId, 'physical' as const]));
    change({ deliveryOf: { ...form.deliveryOf, ...printed } });
  };
  return (
    <div className="mt-3 rounded-[12px] bg-well px-4 py-3.5 text-sm">
      <p className="font-semibold">{missingWords(missing)}</p>
      <p className="mt-0.5 text-ink-soft wrap-anywhere">
        {whatHappensWords(missing)}
        {missing.people.slice(0, 8).map(({ personId, name }, at) => (
          <span key={personId}>
            {at > 0 && ', '}
            <Link to="/people/$id" params={{ id: String(personId) }} className="link">
              <bdi>{name}</bdi>
            </Link>
          </span>
        ))}
        {missing.people.length > 8 && ` and ${missing.people.length - 8} more`}
      </p>
      {missing.detail === 'email' && (
        <Button variant="line" size="sm" className="mt-2.5" onClick={printAll}>
          {missing.people.length === 1 ? 'Print this one' : `Print these ${missing.people.length}`}
        </Button>
      )}
    </div>
  );
}

function whatHappensWords({ detail, people }: RoundPreview['missing'][number]): string {
  if (people.length === 1) {
    return detail === 'email'
      ? t`Print their card, or add the address: `
      : t`Their card stays a draft until you add it: `;
  }
  return detail === 'email'
    ? t`Print their cards, or add the address: `
    : t`Their cards stay drafts until you add it: `;
}

const listedAtMost = 200;
const ways = [
  { value: 'digital', label: t`Email` },
  { value: 'physical', label: t`Print` },
] as const;

/** Each recipient, with the way of delivery and a button to leave them out. */
function Recipients({ preview, form, change }: { preview: RoundPreview; form: RoundForm; change: Change }) {
  const [isOpen, setOpen] = useState(false);
  if (preview.recipients.length === 0) return null;
  return (
    <Disclosure label="Who gets a card, and how" open={isOpen} onOpenChange={setOpen} className="mt-4">
      <ul className="round-people divide-y divide-line">
        {isOpen &&
          preview.recipients.slice(0, listedAtMost).map(({ personId, name, deliveryMethod }) => (
            <li key={personId}>
              <bdi className="min-w-24 flex-1 wrap-anywhere">{name}</bdi>
              <Segmented
                label={`Delivery to ${name}`}
                value={deliveryMethod}
                onValueChange={(method) => change({ deliveryOf: { ...form.deliveryOf, [personId]: method } })}
                options={ways}
              />
              <IconButton label={`Leave out ${name}`} onClick={() => change({ minus: [...form.minus, personId] })}>
                <X size={18} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </li>
          ))}
      </ul>
      {preview.recipients.length > listedAtMost && (
        <p className="mt-2 text-sm text-ink-faint">
          and {(preview.recipients.length - listedAtMost).toLocaleString(readerLocale)} more
        </p>
      )}
    </Disclosure>
  );
}

/** Who was named and gets none, with the reason, and those whom the user took out. */
function LeftOut({ preview, form, change }: { preview: RoundPreview; form: RoundForm; change: Change }) {
  const [isOpen, setOpen] = useState(false);
  const count = preview.leftOut.length + form.minus.length;
  if (count === 0) return null;
  return (
    <Disclosure
      label={count === 1 ? 'One contact is left out' : `${count.toLocaleString(readerLocale)} contacts are left out`}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <ul className="round-people divide-y divide-line">
        {isOpen &&
          preview.leftOut.slice(0, listedAtMost).map(({ personId, name, reason, household }) => (
            <li key={personId}>
              <span className="wrap-anywhere">
                <bdi>{name}</bdi> {leftOutWords(reason, household)}
              </span>
            </li>
          ))}
      </ul>
      {form.minus.length > 0 && (
        <Button variant="line" size="sm" className="mt-2" onClick={() => change({ minus: [] })}>
          {form.minus.length === 1 ? 'Put back the one you left out' : `Put back the ${form.minus.length} you left out`}
        </Button>
      )}
    </Disclosure>
  );
}

/** Three cards of the round, drawn when asked for. */
function Samples({ plan, samples }: { plan: RoundPlan; samples: RoundPreview['samples'] }) {
  const [shown, setShown] = useState<string | null>(null);
  const wanted = JSON.stringify([plan.occasionType, plan.day, plan.options.look, plan.options.words, samples]);
  const isShown = shown === wanted;
  const drawn = useQueries({
    queries: samples.map(({ personId }) => ({ ...roundSampleQuery(plan, personId), enabled: isShown })),
  });
  if (!isShown) {
    return (
      <Button variant="line" className="mt-5" onClick={() => setShown(wanted)}>
        {samples.length === 1 ? 'See a sample' : samples.length === 3 ? 'See three samples' : 'See two samples'}
      </Button>
    );
  }
  return (
    <ul className="round-samples mt-5" aria-label="Samples">
      {samples.map(({ personId, name }, at) => (
        <li key={personId} className="min-w-0">
          <SampleCard name={name} sample={drawn[at]} />
        </li>
      ))}
    </ul>
  );
}
