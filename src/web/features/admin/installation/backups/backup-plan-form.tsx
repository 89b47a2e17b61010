import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  type BackupPlaceName,
  type BackupPlan,
  type BackupsView,
  backupPlan,
} from '../../../../../contract/backups.ts';
import { t } from '../../../../../contract/translate.ts';
import { showFieldErrors } from '../../../../form-errors.ts';
import { LeaveGuard } from '../../../../leave-guard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { longMomentOf } from '../../moment-words.ts';
import { useSaveBackupPlan } from './use-backup-changes.ts';

const placeLabels: Record<BackupPlaceName, string> = {
  data: 'DATA_DIR/backups',
  folder: t`Another folder`,
  bucket: t`The bucket of the pictures`,
};

/** Whether a backup is made each night, and where. */
export function BackupPlanForm({ plan, hasBucket, nextAt }: Pick<BackupsView, 'plan' | 'hasBucket' | 'nextAt'>) {
  const save = useSaveBackupPlan();
  const form = useForm<BackupPlan, unknown, z.output<typeof backupPlan>>({
    resolver: zodResolver(backupPlan),
    values: { ...plan, folder: plan.folder ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  const place = form.watch('place');
  const places = (Object.keys(placeLabels) as BackupPlaceName[]).filter(
    (each) => each !== 'bucket' || hasBucket || plan.place === 'bucket',
  );
  const submit = form.handleSubmit(async (body) => {
    try {
      await save.mutateAsync(body);
      form.reset(form.getValues());
    } catch (error) {
      showFieldErrors(error, form);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Panel className="grid gap-5">
        <Checkbox
          checked={form.watch('isDaily')}
          onCheckedChange={(next) => form.setValue('isDaily', next, { shouldDirty: true })}
        >
          Make a backup every night
        </Checkbox>
        <div className="grid gap-4.5 md:grid-cols-2">
          <Field label="Kept in" error={errors.place?.message}>
            <Select
              value={place}
              onValueChange={(next) => form.setValue('place', next as BackupPlaceName, { shouldDirty: true })}
              options={places.map((value) => ({ value, label: placeLabels[value] }))}
            />
          </Field>
          {place === 'folder' && (
            <Field
              label="Folder"
              hint="Its path where Fondly runs, best on another disk."
              error={errors.folder?.message}
            >
              <TextInput dir="ltr" autoComplete="off" spellCheck={false} {...form.register('folder')} />
            </Field>
          )}
        </div>
        {nextAt && !isDirty && <p className="text-sm text-ink-soft">The next one is made on {longMomentOf(nextAt)}.</p>}
        <div>
          <Button type="submit" disabled={!isDirty} busy={save.isPending} busyLabel="Saving...">
            Save the plan
          </Button>
        </div>
      </Panel>
      <LeaveGuard changed={isDirty && !save.isPending} />
    </form>
  );
}
