import { useQuery } from '@tanstack/react-query';
import type { CardView } from '../../../../contract/cards.ts';
import { signersQuery } from '../../../queries/cards.queries.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

/** The name that a card of a shared account is sent under: one's own, the other's, or both. */
export function SignerChoice({
  card,
  disabled,
  onChoose,
}: {
  card: CardView;
  disabled: boolean;
  onChoose: (signedAs: string | null) => void;
}) {
  const { data } = useQuery(signersQuery(card.id));
  const [owner, ...others] = data?.names ?? [];
  if (owner === undefined || (others.length === 0 && card.signedAs === null)) return null;
  const names = [...new Set([owner, ...others, ...(card.signedAs === null ? [] : [card.signedAs])])];
  return (
    <div data-needs="cards" className="mb-4">
      <Field label="From" hint={`It appears on the card and in its email. Answers go to ${owner}.`}>
        <Select
          value={card.signedAs ?? owner}
          disabled={disabled}
          options={names.map((name) => ({ value: name, label: name }))}
          onValueChange={(name) => onChoose(name === owner ? null : name)}
        />
      </Field>
    </div>
  );
}
