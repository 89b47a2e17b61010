import { useState } from 'react';
import type { EnvelopeSize, PaperRecipient } from '../../../contract/paper.ts';
import { envelopes, recipientArea, senderArea } from '../../../domain/labels.ts';
import { paperOf } from '../../paper-of.ts';
import type { PaperSubject } from '../../queries/paper.queries.ts';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { DownloadLink } from './download-link.tsx';
import { placed } from './label-tools.tsx';
import { NoAddress, NoSender } from './no-address.tsx';

/** One page for each envelope, and how the first one will look. */
export function EnvelopeTools({
  subject,
  addresses,
  sender,
}: {
  subject: PaperSubject;
  addresses: readonly PaperRecipient[];
  sender: readonly string[];
}) {
  const [size, setSize] = useState<EnvelopeSize>(() => (paperOf(navigator.language) === 'letter' ? 'a7' : 'c6'));
  const [first] = addresses;
  if (!first) return <NoAddress />;
  const envelope = envelopes[size];
  const { page } = envelope;
  const letters = (millimetres: number): { fontSize: string } => ({
    fontSize: `${(millimetres / page.width) * 100}cqw`,
  });
  return (
    <Panel className="paper-tools">
      <div className="grid content-start justify-items-start gap-4">
        <Field group label="Envelope">
          <Segmented<EnvelopeSize>
            value={size}
            onValueChange={setSize}
            options={[
              { value: 'dl', label: 'DL' },
              { value: 'c6', label: 'C6' },
              { value: 'a7', label: 'A7' },
            ]}
          />
        </Field>
        {sender.length === 0 && <NoSender />}
        <p className="text-ink-soft">
          {addresses.length === 1 ? '1 page' : `${addresses.length} pages`} of {Math.round(page.width)} x{' '}
          {Math.round(page.height)} mm. A folded 5 x 7 inch card goes into A7.
        </p>
        <DownloadLink file="GET /api/paper/envelopes.pdf" query={{ ...subject, size }}>
          Save the envelopes
        </DownloadLink>
      </div>
      <div className="paper-sheet" style={{ aspectRatio: `${page.width} / ${page.height}` }} aria-hidden>
        <span className="paper-lines paper-placed" style={{ ...placed(senderArea(envelope), page), ...letters(2.82) }}>
          {sender.join('\n')}
        </span>
        <span
          dir="auto"
          className="paper-lines paper-placed paper-middle"
          style={{ ...placed(recipientArea(envelope), page), ...letters(4.23) }}
        >
          {first.lines.join('\n')}
        </span>
      </div>
    </Panel>
  );
}
