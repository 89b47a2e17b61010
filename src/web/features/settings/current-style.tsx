import type { UserView } from '../../../contract/accounts.ts';
import type { CardStylePreset } from '../../../contract/styles.ts';
import { translated } from '../../../contract/translate.ts';
import { styleCategoryLabels } from '../../../domain/styles.ts';
import type { ChosenStyle } from '../../style-choice/choose-style.ts';
import { CardArt } from '../../ui/card-art.tsx';

/** The current default style of new cards. */
export function CurrentStyle({
  user,
  inUse,
  presets,
}: {
  user: UserView;
  inUse: ChosenStyle | null;
  presets: readonly CardStylePreset[];
}) {
  const imageUrl = presets.find(({ id }) => id === inUse?.presetId)?.imagePath;
  const label = inUse && translated(styleCategoryLabels[inUse.settings.category]);
  return (
    <section className="panel flex flex-wrap items-center gap-x-5 gap-y-3" aria-labelledby="style-in-use">
      {imageUrl ? (
        <CardArt imageUrl={imageUrl} className="w-20 flex-none" />
      ) : (
        <span className="grid size-20 flex-none place-items-center rounded-paper bg-well p-2 text-center text-sm font-semibold">
          {label}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p id="style-in-use" className="text-sm text-ink-soft">
          Current default style
        </p>
        <p className="font-semibold">{inUse && translated(inUse.name)}</p>
        <p className="text-sm text-ink-soft">{user.defaultCardStyleId ? label : `${label}, as everyone starts`}</p>
      </div>
    </section>
  );
}
