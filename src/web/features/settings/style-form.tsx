import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import type { UserView } from '../../../contract/accounts.ts';
import { missingDefaultPhotoMessage } from '../../../contract/missing-words.ts';
import type { CardStylePreset } from '../../../contract/styles.ts';
import { t } from '../../../contract/translate.ts';
import { styleCategoryLabels } from '../../../domain/styles.ts';
import { ApiError, call } from '../../api.ts';
import { LeaveGuard } from '../../leave-guard.tsx';
import { currentUserQuery } from '../../session.ts';
import { CategoryTiles } from '../../style-choice/category-tiles.tsx';
import { chooseStyle } from '../../style-choice/choose-style.ts';
import { keptPhotoLimits, PhotoBox } from '../../style-choice/photo-box.tsx';
import { changeStyle, startStyle, viewStyle } from '../../style-choice/picked-style.ts';
import { PresetGrid } from '../../style-choice/preset-grid.tsx';
import { photoRequired } from '../../toast-titles.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CurrentStyle } from './current-style.tsx';
import { StylePreview } from './style-preview.tsx';
import './settings.css';

/** The picker of the default style with a preview. */
export function StyleForm({ user, presets }: { user: UserView; presets: readonly CardStylePreset[] }) {
  const toast = useToast();
  const save = useSaveDefaultStyle(user.id);
  const [picked, change] = useReducer(changeStyle, user.defaultCardStyleId, startStyle);
  const photoBox = useRef<HTMLDivElement>(null);
  const inUse = chooseStyle({ styleCategory: null, presetId: null }, { presets, person: null, user });
  const { preset, category, takesPhoto, lacksPhoto } = viewStyle(
    picked,
    presets,
    user.defaultStyleImage,
    inUse?.settings.category,
  );
  // Before a choice the preview shows the current style.
  const shown =
    preset ?? presets.find(({ id }) => id === inUse?.presetId && category === inUse?.settings.category) ?? null;
  const changed = preset !== null && (preset.id !== user.defaultCardStyleId || picked.photo !== null);
  const submit = () => {
    if (!preset) return;
    if (lacksPhoto) {
      toast({ title: photoRequired, description: missingDefaultPhotoMessage, variant: 'destructive' });
      photoBox.current?.querySelector<HTMLElement>('input[type="file"]')?.focus();
      return;
    }
    save.mutate(
      { cardStyleId: preset.id, styleImage: takesPhoto ? picked.photo : null },
      { onSuccess: () => change({ type: 'photoChosen', photo: null }) },
    );
  };
  return (
    <div className="style-layout">
      <div className="grid min-w-0 gap-4">
        <CurrentStyle user={user} inUse={inUse} presets={presets} />
        <section className="panel" aria-labelledby="style-picker">
          <h2 id="style-picker" className="mb-4">
            Choose another
          </h2>
          <CategoryTiles
            presets={presets}
            value={category}
            onChoose={(chosen) => change({ type: 'categoryChosen', category: chosen })}
          />
          <PresetGrid
            presets={presets.filter((one) => one.category === styleCategoryLabels[category])}
            chosenId={preset?.id ?? null}
            onChoose={(id) => {
              const chosen = presets.find((one) => one.id === id);
              if (chosen) change({ type: 'presetChosen', preset: chosen });
            }}
          />
          {takesPhoto && (
            <div ref={photoBox}>
              <PhotoBox
                photo={picked.photo}
                keptUrl={user.defaultStyleImage}
                limits={keptPhotoLimits}
                note={lacksPhoto ? 'Cards of this style are made of a photo.' : undefined}
                problem={save.error instanceof ApiError ? Object.values(save.error.fields)[0] : undefined}
                onPhoto={(photo) => {
                  save.reset();
                  change({ type: 'photoChosen', photo });
                }}
              />
            </div>
          )}
        </section>
      </div>
      <div className="style-aside grid gap-3">
        <StylePreview
          style={shown && chooseStyle({ styleCategory: category, presetId: shown.id }, { presets, person: null, user })}
          imageUrl={shown?.imagePath}
          photo={takesPhoto ? picked.photo : null}
          keptUrl={takesPhoto ? user.defaultStyleImage : null}
        />
        <div className="style-save">
          <Button
            size="lg"
            disabled={!preset}
            aria-describedby={preset ? undefined : 'style-missing'}
            busy={save.isPending}
            busyLabel="Saving..."
            onClick={submit}
          >
            Save as Default Style
          </Button>
          {!preset && (
            <p id="style-missing" className="text-center text-sm text-ink-faint">
              Choose a style first.
            </p>
          )}
        </div>
      </div>
      <LeaveGuard changed={changed && !save.isPending} />
    </div>
  );
}

/** Saves a style, with its photo if it has one, as the user's default. */
function useSaveDefaultStyle(userId: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ cardStyleId, styleImage }: { cardStyleId: string; styleImage: File | null }) =>
      call('POST /api/users/:id/default-card-style', {
        params: { id: userId },
        body: { cardStyleId },
        files: { styleImage: styleImage ?? undefined },
      }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      toast({ title: t`Success`, description: t`Your default card style has been updated.` });
    },
    onError: () =>
      toast({
        title: t`Error`,
        description: t`Failed to update your default card style. Please try again.`,
        variant: 'destructive',
      }),
  });
}
