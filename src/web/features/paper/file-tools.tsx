import { useState } from 'react';
import { paperLimits } from '../../../contract/paper-limits.ts';
import { t } from '../../../contract/translate.ts';
import type { PaperSize } from '../../../contract/vocabulary.ts';
import { paperOf } from '../../paper-of.ts';
import type { PaperSubject } from '../../queries/paper.queries.ts';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { DownloadLink } from './download-link.tsx';

type Props = { subject: PaperSubject; count: number };

/** Who gets a card, with boxes to tick. */
export function CheckListTools({ subject, count }: Props) {
  const [paper, setPaper] = useState<PaperSize>(() => paperOf(navigator.language));
  return (
    <Panel className="grid justify-items-start gap-4">
      <p className="max-w-[60ch] text-ink-soft">
        {count === 1
          ? '1 name with address, card, a box to tick, and what is missing or too long for a label.'
          : `${count} names with address, card, a box to tick, and what is missing or too long for a label.`}
      </p>
      <PaperChoice paper={paper} onChange={setPaper} />
      <DownloadLink file="GET /api/paper/checklist.pdf" query={{ ...subject, paper }}>
        Save the checklist
      </DownloadLink>
    </Panel>
  );
}

/** What a print shop asks for. */
export function ShopTools({ subject, count }: Props) {
  return (
    <Panel className="grid justify-items-start gap-4">
      <p className="max-w-[60ch] text-ink-soft">
        A table of {cardsInWords(count)} for a print shop: the address in columns, title, words, and the name of the
        picture. The zip file has the table and the pictures at 300 dpi.
      </p>
      <div className="flex flex-wrap gap-2">
        {count <= paperLimits.cards && (
          <DownloadLink file="GET /api/paper/cards.zip" query={ofCards(subject)}>
            Save table and pictures
          </DownloadLink>
        )}
        <DownloadLink file="GET /api/paper/cards.csv" query={ofCards(subject)} variant="line">
          Save only the table
        </DownloadLink>
      </div>
    </Panel>
  );
}

/** More cards than one file has. */
export function TooMany() {
  return (
    <Panel>
      <p className="max-w-[60ch] text-ink-soft">
        One file has at most {paperLimits.cards} cards. Choose fewer on the Cards page.
      </p>
    </Panel>
  );
}

/** The choice of a paper size. */
export function PaperChoice({ paper, onChange }: { paper: PaperSize; onChange: (paper: PaperSize) => void }) {
  return (
    <Field group label="Paper">
      <Segmented<PaperSize>
        value={paper}
        onValueChange={onChange}
        options={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: t`Letter` },
        ]}
      />
    </Field>
  );
}

/** Contacts alone have no cards. */
export function ofCards({ people: _, ...subject }: PaperSubject): Omit<PaperSubject, 'people'> {
  return subject;
}

/** '3 cards', '1 card'. */
export function cardsInWords(count: number): string {
  return count === 1 ? t`1 card` : t`${count} cards`;
}
