import { createFileRoute } from '@tanstack/react-router';
import { t } from '../../../../contract/translate.ts';
import { type SetUpStep, setUpSteps } from '../../../features/admin/installation/set-up-steps.ts';
import { SetUpStepsPage } from '../../../features/admin/installation/set-up-steps-page.tsx';
import { readOneOf, type Search } from '../../../read-search.ts';
import { AdminArea } from '../../../shell/admin-area.tsx';

/** The set-up after the first account (decision 061). */
export const Route = createFileRoute('/_user/_shell/set-up')({
  validateSearch: ({ step }: Search): { step?: SetUpStep } => ({ step: readOneOf(setUpSteps, step) }),
  head: () => ({ meta: [{ title: t`Set up | Fondly` }] }),
  component: SetUp,
});

function SetUp() {
  const { step } = Route.useSearch();
  return (
    <AdminArea>
      <SetUpStepsPage step={step ?? 'address'} />
    </AdminArea>
  );
}
