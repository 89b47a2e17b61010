import { useState } from 'react';
import type { LabelSheetName, PaperRecipient } from '../../../contract/paper.ts';
import { t } from '../../../contract/translate.ts';
import { type Area, type LabelSheet, labelAt, labelSheets, labelsOn, sheetsFor } from '../../../domain/labels.ts';
import { paperOf } from '../../paper-of.ts';
import type { PaperSubject } from '../../queries/paper.queries.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Radio, RadioGroup } from '../../ui/radio-group.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { DownloadLink } from './download-link.tsx';
import { NoAddress, NoSender } from './no-address.tsx';

/** Sheets of labels: which, from which label on, and how the first one will look. */
export function LabelTools({
  subject,
  addresses,
  sender,
}: {
  subject: PaperSubject;
  addresses: readonly PaperRecipient[];
  sender: readonly string[];
}) {
  const [name, setName] = useState<LabelSheetName>(() => (paperOf(navigator.language) === 'letter' ? '5160' : 'l7160'));
  const [from, setFrom] = useState(1);
  const [hasSender, setHasSender] = useState(false);
  const sheet = labelSheets[name];
  if (addresses.length === 0) return <NoAddress />;
  const chooseSheet = (next: LabelSheetName) => {
    setName(next);
    setFrom(1);
  };
  const sheets = sheetsFor(sheet, addresses.length, from);
  const query = { ...subject, sheet: name, from, sender: hasSender ? 'yes' : 'no' };
  return (
    <Panel className="paper-tools">
      <div className="grid content-start justify-items-start gap-4">
        <Field group label="Sheet">
          <Segmented<LabelSheetName>
            value={name}
            onValueChange={chooseSheet}
            options={[
              { value: 'l7160', label: t`Avery L7160 (A4)` },
              { value: '5160', label: t`Avery 5160 (Letter)` },
            ]}
          />
        </Field>
        {sender.length > 0 ? (
          <Checkbox checked={hasSender} onCheckedChange={setHasSender}>
            Print your return address in small letters
          </Checkbox>
        ) : (
          <NoSender />
        )}
        <p className="text-ink-soft">
          {addresses.length === 1 ? '1 label' : `${addresses.length} labels`} on{' '}
          {sheets === 1 ? '1 sheet' : `${sheets} sheets`}. On a part-used sheet, tap the first free label. Print at
          100%.
        </p>
        <DownloadLink file="GET /api/paper/labels.pdf" query={query}>
          Save the labels
        </DownloadLink>
      </div>
      <SheetPicture sheet={sheet} from={from} onFrom={setFrom} addresses={addresses} sender={hasSender ? sender : []} />
    </Panel>
  );
}

function SheetPicture({
  sheet,
  from,
  onFrom,
  addresses,
  sender,
}: {
  sheet: LabelSheet;
  from: number;
  onFrom: (from: number) => void;
  addresses: readonly PaperRecipient[];
  sender: readonly string[];
}) {
  const { width, height } = sheet.page;
  const numbers = Array.from({ length: labelsOn(sheet) }, (_, index) => index + 1);
  return (
    <div className="paper-labels">
      <RadioGroup
        label="First label"
        value={String(from)}
        onValueChange={(next) => onFrom(Number(next))}
        className="paper-sheet"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {numbers.map((number) => {
          const recipient = number < from ? undefined : addresses[number - from];
          return (
            <Radio
              key={number}
              value={String(number)}
              className="paper-label"
              data-used={number < from || undefined}
              style={placed(labelAt(sheet, number - 1), sheet.page)}
              aria-label={recipient ? `Label ${number}, ${recipient.name}` : `Label ${number}`}
            >
              {recipient && (
                <span aria-hidden dir="auto" className="paper-lines" style={{ fontSize: `${(3.5 / width) * 100}cqw` }}>
                  {sender.length > 0 && <span className="paper-sender">{sender.join(' · ')}</span>}
                  {recipient.lines.join('\n')}
                </span>
              )}
            </Radio>
          );
        })}
      </RadioGroup>
    </div>
  );
}

/** An area as a share of its page. */
export function placed({ left, top, width, height }: Area, page: { width: number; height: number }) {
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return {
    left: share(left, page.width),
    top: share(top, page.height),
    width: share(width, page.width),
    height: share(height, page.height),
  };
}
