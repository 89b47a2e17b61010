import { ListChecks, type LucideIcon, Mail, Mails, Store, Tags } from 'lucide-react';
import { t } from '../../../contract/translate.ts';
import { ChoiceGroup, ChoiceTile } from '../../ui/choice-group.tsx';

export type PaperKind = 'cards' | 'labels' | 'envelopes' | 'list' | 'shop';

const kinds: ReadonlyArray<{ kind: PaperKind; label: string; icon: LucideIcon; ofCards: boolean }> = [
  { kind: 'cards', label: t`Cards`, icon: Mails, ofCards: true },
  { kind: 'labels', label: t`Labels`, icon: Tags, ofCards: false },
  { kind: 'envelopes', label: t`Envelopes`, icon: Mail, ofCards: false },
  { kind: 'list', label: t`Checklist`, icon: ListChecks, ofCards: false },
  { kind: 'shop', label: t`Print shop`, icon: Store, ofCards: true },
];

/** What to print; what needs cards is offered only if there are some. */
export function ChooseKind({
  kind,
  onChange,
  hasCards,
}: {
  kind: PaperKind;
  onChange: (kind: PaperKind) => void;
  hasCards: boolean;
}) {
  return (
    <ChoiceGroup<PaperKind> value={kind} onValueChange={onChange} label="What to print" className="paper-kinds">
      {kinds
        .filter(({ ofCards }) => hasCards || !ofCards)
        .map(({ kind: each, label, icon: Icon }) => (
          <ChoiceTile key={each} value={each} className="paper-kind">
            <Icon size={20} strokeWidth={1.6} aria-hidden />
            {label}
          </ChoiceTile>
        ))}
    </ChoiceGroup>
  );
}
