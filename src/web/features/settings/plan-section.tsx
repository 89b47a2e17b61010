import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import type { UserView } from '../../../contract/accounts.ts';
import { readerLocale } from '../../../contract/translate.ts';
import { planWords } from '../../../domain/plan-words.ts';
import { statsQuery } from '../../queries/dashboard.queries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { SettingsForm } from './settings-form-values.ts';
import { SettingsSection } from './settings-section.tsx';
import { SwitchRow } from './switch-row.tsx';

/** The user's plan, credits and number of sent cards. */
export function PlanSection({ form, user }: { form: SettingsForm; user: UserView }) {
  const stats = useQuery(statsQuery);
  return (
    <SettingsSection
      anchor="subscription"
      title="Subscription"
      text="A credit pays for one picture by a paid service. Fondly's own studio costs nothing."
    >
      <dl className="settings-figures">
        <div>
          <dt className="text-sm text-ink-soft">Plan</dt>
          <dd className="capitalize">{planWords(user.subscriptionPlan)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Credits left</dt>
          <dd>{user.cardCreditsRemaining.toLocaleString(readerLocale)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Cards sent</dt>
          <dd>
            {stats.isPending ? (
              <Skeleton className="h-8 w-14" />
            ) : (
              (stats.data?.sent.toLocaleString(readerLocale) ?? (
                <span className="text-sm text-ink-faint">Not available now</span>
              ))
            )}
          </dd>
        </div>
      </dl>
      {user.aiAvailable && (
        <Controller
          control={form.control}
          name="preferences.useCreditsForAutomaticCards"
          render={({ field }) => (
            <SwitchRow
              label="Use credits for automatic cards"
              text="Off means that our own studio makes them, at no cost."
              checked={field.value ?? false}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </SettingsSection>
  );
}
