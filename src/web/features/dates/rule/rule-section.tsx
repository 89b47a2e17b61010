import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { t } from '../../../../contract/translate.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useLater } from '../../../ui/use-later.ts';
import type { DateFormValues } from '../date-form-values.ts';

const loadFields = () => import('./rule-parts.ts').then(({ RuleFields }) => RuleFields);

/** "Another calendar or rule", folded until somebody needs it. */
export function RuleSection({ form, personId }: { form: UseFormReturn<DateFormValues>; personId: number }) {
  const [wanted, setWanted] = useState(form.getValues('rule').kind !== 'usual');
  const isOpen = wanted || form.formState.errors.rule !== undefined;
  const RuleFields = useLater(loadFields, isOpen);
  return (
    <Disclosure
      label={<span className="text-sm font-medium">{t`Another calendar or rule`}</span>}
      open={isOpen}
      onOpenChange={setWanted}
      className="border-y border-line"
    >
      {RuleFields ? <RuleFields form={form} personId={personId} /> : <Skeleton className="mb-4 h-11" />}
    </Disclosure>
  );
}
