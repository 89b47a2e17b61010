import { useState } from 'react';
import type { StyleSettings } from '../../../../../contract/styles.ts';
import { t, translated } from '../../../../../contract/translate.ts';
import { artStyles, colorPalettes, sceneSettings, visualDetails } from '../../../../../contract/vocabulary.ts';
import { useCurrentUser } from '../../../../session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { StyleWishes } from '../create-form-state.ts';

/** Settings that only a provider follows; the studio's pictures do not change with them. */
const forProviders = {
  type: { label: t`Type`, example: t`Illustration` },
  medium: { label: t`Medium`, example: t`Gouache` },
  technique: { label: t`Technique`, example: t`Loose brushwork` },
  lighting: { label: t`Lighting`, example: t`Morning light` },
} as const;

/** Changes the style settings of this card. */
export function StyleWishesDialog({
  title,
  settings,
  onClose,
  onSave,
}: {
  title: string;
  settings: StyleSettings;
  onClose: () => void;
  onSave: (wishes: StyleWishes) => void;
}) {
  const user = useCurrentUser();
  const [wishes, setWishes] = useState(() => wishesOf(settings));
  const wish = (change: Partial<StyleWishes>) => setWishes({ ...wishes, ...change });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description="For this card alone; your default style stays as it is."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onSave(wishes)}>Apply</Button>
        </>
      }
    >
      <div className="grid gap-4.5 pb-1">
        <div className="create-pair">
          <Field label="Art style">
            <Select
              value={wishes.artStyle}
              onValueChange={(artStyle) => wish({ artStyle })}
              options={artStyles.map(sameLabel)}
            />
          </Field>
          <Field label="Color palette">
            <Select
              value={wishes.colorPalette}
              onValueChange={(colorPalette) => wish({ colorPalette })}
              options={colorPalettes.map(sameLabel)}
            />
          </Field>
          <Field label="Scene setting">
            <Select
              value={wishes.sceneSetting}
              onValueChange={(sceneSetting) => wish({ sceneSetting })}
              options={sceneSettings.map(sameLabel)}
            />
          </Field>
          <Field group label="Detail level">
            <Segmented
              full
              value={wishes.visualDetail}
              onValueChange={(visualDetail) => wish({ visualDetail })}
              options={visualDetails.map(sameLabel)}
            />
          </Field>
        </div>
        <div className="flex min-h-8 items-center justify-between gap-3">
          <span className="field-label" aria-hidden>
            Include characters
          </span>
          <Switch
            label="Include characters"
            checked={wishes.includeCharacters}
            onCheckedChange={(includeCharacters) => wish({ includeCharacters })}
          />
        </div>
        {settings.category === 'AIgen' && user?.aiAvailable && (
          <div className="create-pair">
            {(Object.keys(forProviders) as (keyof typeof forProviders)[]).map((key) => (
              <Field key={key} label={forProviders[key].label} optional>
                <TextInput
                  dir="auto"
                  maxLength={60}
                  placeholder={forProviders[key].example}
                  value={wishes[key] ?? ''}
                  onChange={(event) => wish({ [key]: event.currentTarget.value || null })}
                />
              </Field>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function wishesOf(settings: StyleSettings): StyleWishes {
  const { artStyle, colorPalette, visualDetail, includeCharacters, sceneSetting } = settings;
  const { type, medium, technique, lighting } = settings;
  return { artStyle, colorPalette, visualDetail, includeCharacters, sceneSetting, type, medium, technique, lighting };
}

function sameLabel<Value extends string>(value: Value) {
  return { value, label: translated(value) };
}
