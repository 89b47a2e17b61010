import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { PersonView } from '../../../../../contract/people.ts';
import type { CardStylePreset } from '../../../../../contract/styles.ts';
import { t, translated } from '../../../../../contract/translate.ts';
import {
  type CardCategory,
  cardCategories,
  type DeliveryMethod,
  type SimpleStyle,
  simpleStyles,
} from '../../../../../contract/vocabulary.ts';
import { cardCategoryLabels } from '../../../../../domain/card-category.ts';
import { settingsOfSimpleStyle, simpleStyleLabels } from '../../../../../domain/styles.ts';
import { cardCategoriesQuery, presetsQuery, simpleStylesQuery } from '../../../../queries/presets.queries.ts';
import { useCurrentUser } from '../../../../session.ts';
import { Tag } from '../../../../ui/badge.tsx';
import { CardArt } from '../../../../ui/card-art.tsx';
import { ChoiceGroup, ChoiceTile } from '../../../../ui/choice-group.tsx';
import { DateInput } from '../../../../ui/date-input.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { Manner } from '../../../../words-choice/manner.tsx';
import { comingSoon, deliveryOffer } from '../delivery/delivery-offer.ts';
import { peopleCalled, type QuickForm, type QuickProblems } from './quick-form-state.ts';

/** The fields of the simple form. */
export function QuickFields({
  form,
  change,
  people,
  problems,
}: {
  form: QuickForm;
  change: (part: Partial<QuickForm>) => void;
  people: readonly PersonView[];
  problems: QuickProblems;
}) {
  const namesId = useId();
  const toast = useToast();
  const offer = deliveryOffer(useCurrentUser());
  const categories = offeredCategories(useQuery(cardCategoriesQuery).data);
  const presets = useQuery(presetsQuery).data ?? [];
  const styles = offeredStyles(useQuery(simpleStylesQuery).data);
  const called = peopleCalled(people, form.recipient);
  return (
    <>
      <Field label="Title" error={problems.title}>
        <TextInput
          dir="auto"
          maxLength={200}
          value={form.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </Field>
      <Field group label="Occasion" error={problems.category}>
        <ChoiceGroup<CardCategory>
          className="quick-grid"
          value={form.category}
          onValueChange={(category) => change({ category })}
        >
          {categories.map(({ id, name }) => (
            <ChoiceTile key={id} value={id} className="quick-tile">
              {translated(name)}
            </ChoiceTile>
          ))}
        </ChoiceGroup>
      </Field>
      <Field label="Recipient" error={problems.recipient} hint="Somebody new becomes one of your contacts.">
        <TextInput
          dir="auto"
          list={namesId}
          autoComplete="off"
          maxLength={200}
          value={form.recipient}
          onChange={(event) => change({ recipient: event.currentTarget.value })}
        />
      </Field>
      <datalist id={namesId}>
        {people.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      {called.length > 1 && (
        <Field label="Which of them?">
          <Select
            value={form.personId === null ? null : String(form.personId)}
            onValueChange={(id) => change({ personId: Number(id) })}
            options={called.map(({ id, name, nickname, email, phone }) => ({
              value: String(id),
              label: nickname ? `${name} (${nickname})` : name,
              hint: email ?? phone ?? undefined,
            }))}
          />
        </Field>
      )}
      <Field label="Date" optional hint="The day the card should arrive.">
        <DateInput value={form.date} onValueChange={(date) => change({ date })} className="max-w-60" />
      </Field>
      <Field group label="Style" error={problems.style}>
        <ChoiceGroup<SimpleStyle>
          className="quick-styles"
          value={form.style}
          onValueChange={(style) => change({ style })}
        >
          {styles.map(({ id, name }) => (
            <ChoiceTile key={id} value={id} className="quick-style">
              <CardArt imageUrl={sampleOf(id, presets)} />
              <span className="mt-2 block text-sm font-semibold">{translated(name)}</span>
              <span className="block text-xs font-normal text-ink-soft">
                {translated(settingsOfSimpleStyle(id).artStyle)}
              </span>
            </ChoiceTile>
          ))}
        </ChoiceGroup>
      </Field>
      <Field label="Personal touch" optional>
        <TextArea
          dir="auto"
          maxLength={2000}
          value={form.personalMessage}
          onChange={(event) => change({ personalMessage: event.currentTarget.value })}
        />
      </Field>
      <Manner manner={form} onChange={change} />
      <Field group label="Delivery method">
        <Segmented<DeliveryMethod>
          value={form.deliveryMethod}
          onValueChange={(deliveryMethod) => {
            const soon = comingSoon(deliveryMethod, offer);
            if (soon) toast(soon);
            else change({ deliveryMethod });
          }}
          options={[
            { value: 'digital', label: t`Digital` },
            { value: 'physical', label: <>Physical {!offer.physical && <Tag>Soon</Tag>}</> },
          ]}
        />
      </Field>
    </>
  );
}

/** The picture of a generated style with the art style of a simple style; null while they load. */
export function sampleOf(
  style: SimpleStyle,
  presets: readonly Pick<CardStylePreset, 'category' | 'parameters' | 'imagePath'>[],
): string | null {
  const { artStyle } = settingsOfSimpleStyle(style);
  const like = presets.find(
    ({ category, parameters }) => category === 'AI Generated' && parameters.artStyle === artStyle,
  );
  return like?.imagePath ?? null;
}

type Named<Id extends string> = readonly { id: Id; name: string }[];

const builtInCategories = cardCategories.map((id) => ({ id, name: cardCategoryLabels[id] }));
const builtInStyles = simpleStyles.map((id) => ({ id, name: simpleStyleLabels[id] }));

/** The categories of the simple form; if the call fails, the built-in list (specification 2, section 3). */
export function offeredCategories(read: Named<CardCategory> | undefined): Named<CardCategory> {
  return read ?? builtInCategories;
}

/** The styles of the simple form, with the same fallback. */
export function offeredStyles(read: Named<SimpleStyle> | undefined): Named<SimpleStyle> {
  return read ?? builtInStyles;
}
