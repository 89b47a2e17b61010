import { t } from '../../../contract/translate.ts';
import { placeholderProblem } from '../../../domain/name-placeholder.ts';
import { Field } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Manner } from '../../words-choice/manner.tsx';
import type { RoundForm } from './round-form.ts';

const kinds = [
  { value: 'studio', label: t`Ours` },
  { value: 'own', label: t`Yours` },
  { value: 'both', label: t`Both` },
] as const;

const hints = {
  studio: t`Fondly writes each card. No two have the same words.`,
  own: t`Everyone gets your text, with their own name in it.`,
  both: t`Your text, between words that Fondly writes for each contact.`,
} as const;

/** The fourth step: the studio's words, one's own text, or both. */
export function WordsStep({
  form,
  problem,
  change,
}: {
  form: RoundForm;
  problem: string | undefined;
  change: (changed: Partial<RoundForm>) => void;
}) {
  return (
    <section className="round-step" aria-labelledby="round-words">
      <h2 id="round-words">Words</h2>
      <div className="grid gap-4.5">
        <Field group label="Whose words" hint={hints[form.wordsKind]}>
          <Segmented full value={form.wordsKind} onValueChange={(wordsKind) => change({ wordsKind })} options={kinds} />
        </Field>
        {form.wordsKind !== 'studio' && (
          <Field
            label="Your text"
            error={placeholderProblem(form.text) ?? problem}
            hint="Write {name} where the name should be."
          >
            <TextArea
              dir="auto"
              rows={4}
              maxLength={2000}
              placeholder="Dear {name}, …"
              value={form.text}
              onChange={(event) => change({ text: event.currentTarget.value })}
            />
          </Field>
        )}
        {form.wordsKind !== 'own' && <Manner manner={form} onChange={change} />}
      </div>
    </section>
  );
}
