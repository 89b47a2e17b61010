import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, type Ref, useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import type { AlternateSlot } from '../../../../contract/vocabulary.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';
import { Button } from '../../../ui/button.tsx';
import { CardArt } from '../../../ui/card-art.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { madeWords } from '../made-option.ts';
import { type CardOptionView, optionsOf } from './card-options.ts';

const name = t`Card Preview`;
const tabs = [
  { value: 'primary', label: t`Primary` },
  { value: 'alternate1', label: t`Alternate 1` },
  { value: 'alternate2', label: t`Alternate 2` },
] as const;
export type PreviewTab = (typeof tabs)[number]['value'];

/** The card and its two alternates. `moment` replaces the primary while the card is being sealed. */
export function CardPreview({
  ref,
  card,
  tab,
  onTab,
  moment,
  onSetPrimary,
}: {
  /** The preview's element, which can receive the focus. */
  ref: Ref<HTMLElement>;
  card: CardView;
  tab: PreviewTab;
  onTab: (tab: PreviewTab) => void;
  moment: ReactNode;
  onSetPrimary: (slot: AlternateSlot) => void;
}) {
  const options = optionsOf(card);
  const shown = moment ? 'primary' : tab;
  return (
    <section ref={ref} tabIndex={-1} aria-label={name} className="outline-none">
      <Tabs value={shown} onValueChange={onTab}>
        <div className="card-preview-top">
          <TabList
            label={name}
            tabs={tabs.map(({ value, label }) => ({
              value,
              label: (
                <span className="card-option-tab">
                  <CardArt imageUrl={options[value]?.imageUrl} loading="eager" />
                  <span className="sr-only">{label}</span>
                </span>
              ),
            }))}
          />
          <Link
            to="/card-template/$id"
            params={{ id: String(card.id) }}
            className="link touch inline-flex min-h-8 items-center"
          >
            View Full Card
          </Link>
        </div>
        {tabs.map(({ value }) => (
          <TabPanel key={value} value={value} className="card-stage">
            {value === 'primary' && moment ? (
              moment
            ) : (
              <CardOption option={options[value]} title={card.title}>
                {value !== 'primary' && options[value] && allows(card.deliveryStatus, 'edit') && (
                  <Button data-needs="cards" variant="line" className="mt-6" onClick={() => onSetPrimary(value)}>
                    Set as primary option
                  </Button>
                )}
              </CardOption>
            )}
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}

function CardOption({
  option,
  title,
  children,
}: {
  option: CardOptionView | null;
  title: string;
  children: ReactNode;
}) {
  const isNew = useLocation({ select: ({ state }) => Boolean(state.made) });
  if (!option) return <p className="py-16 text-ink-faint">No alternate message</p>;
  return (
    <>
      <CardArt
        imageUrl={option.imageUrl}
        alt={`Front of the card: ${title}`}
        className={isNew ? 'card-reveal' : undefined}
        loading="eager"
      />
      <CardQuote message={option.message} />
      <MadeNote imageUrl={option.imageUrl} />
      {option.prompt && (
        <details className="mt-5 w-full max-w-[408px] text-xs text-ink-faint">
          <summary className="cursor-pointer">Image prompt</summary>
          <p className="mt-1.5 break-words" dir="auto">
            {option.prompt}
          </p>
        </details>
      )}
      {children}
    </>
  );
}

/** A longer message is collapsed, because it would push everything else off the page. */
const longFrom = { characters: 900, lines: 20 };

/** The message below the picture; a very long one is collapsed until the user expands it. */
function CardQuote({ message }: { message: string }) {
  const [whole, setWhole] = useState(false);
  const long = message.length > longFrom.characters || message.split('\n').length > longFrom.lines;
  return (
    <>
      <p className={classNames('card-quote', long && !whole && 'card-quote-cut')} dir="auto">
        {message}
      </p>
      {long && (
        <Button variant="quiet" size="sm" className="mt-3" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show the whole message'}
        </Button>
      )}
    </>
  );
}

/** On a card that was just made, the note on how its picture was made; a picture drawn later has no note. */
function MadeNote({ imageUrl }: { imageUrl: string | null }) {
  const made = useLocation({ select: ({ state }) => state.made });
  const option = made?.find((version) => version.imageUrl === imageUrl);
  if (!option) return null;
  return (
    <p className="mt-4 w-full max-w-[408px] text-xs leading-4.5 break-words text-ink-faint" dir="auto">
      {madeWords(option).join(' ')}
    </p>
  );
}
