import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { UserView } from '../../../contract/accounts.ts';
import { translated } from '../../../contract/translate.ts';
import { styleCategoryLabels } from '../../../domain/styles.ts';
import { presetsQuery } from '../../queries/presets.queries.ts';
import { chooseStyle } from '../../style-choice/choose-style.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CardArt } from '../../ui/card-art.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Shows the style of new cards with a link to choose another. */
export function DefaultStyleSection({ user }: { user: UserView }) {
  const presets = useQuery(presetsQuery);
  const style = chooseStyle(
    { styleCategory: null, presetId: null },
    { presets: presets.data ?? [], person: null, user },
  );
  const own = user.defaultCardStylePreset;
  const imageUrl = own ? own.imagePath : presets.data?.find(({ id }) => id === style?.presetId)?.imagePath;
  return (
    <SettingsSection
      title="Give cards your personal touch"
      text="New cards start with this style, unless a contact or a card has its own."
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <CardArt imageUrl={imageUrl} className="w-20 flex-none" />
        <div className="min-w-0 flex-1 basis-40">
          {!own && presets.isPending ? (
            <Skeleton className="h-11 w-44" />
          ) : (
            <>
              <p className="font-semibold">{translated(own?.name ?? style?.name ?? '')}</p>
              <p className="text-sm text-ink-soft">
                {own
                  ? translated(own.category)
                  : style && `${translated(styleCategoryLabels[style.settings.category])}, as everyone starts`}
              </p>
            </>
          )}
        </div>
        <Link to="/style-preferences" className={buttonClass('line')}>
          Advanced Style Options
        </Link>
      </div>
    </SettingsSection>
  );
}
