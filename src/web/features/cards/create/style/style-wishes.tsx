import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { t, translated } from '../../../../../contract/translate.ts';
import { Button } from '../../../../ui/button.tsx';
import { useLater } from '../../../../ui/use-later.ts';
import type { CreateForm, CreateFormEvent } from '../create-form-state.ts';
import type { CardStyle } from '../form-view.ts';

/** The title of the dialog and of its button. */
const title = t`Card style preferences`;
const loadDialog = () => import('./style-wishes-dialog.tsx').then(({ StyleWishesDialog }) => StyleWishesDialog);

/** The card's style settings with a button to change them for this card. */
export function StyleWishesLine({
  form,
  style,
  change,
}: {
  form: CreateForm;
  style: CardStyle;
  change: (event: CreateFormEvent) => void;
}) {
  const [open, setOpen] = useState(false);
  const StyleWishesDialog = useLater(loadDialog, open);
  const { artStyle, colorPalette, visualDetail, includeCharacters, sceneSetting } = style.settings;
  const wishes = [artStyle, colorPalette, visualDetail, sceneSetting].map(translated);
  const parts = (includeCharacters ? [...wishes, t`with characters`] : wishes).join(', ');
  return (
    <div className="create-wishes">
      <p className="min-w-0 grow text-sm text-ink-soft">{form.ownStyle ? `Changed for this card: ${parts}` : parts}</p>
      {form.ownStyle && (
        <Button variant="quiet" size="sm" onClick={() => change({ type: 'ownStyleChosen', style: null })}>
          As the style is
        </Button>
      )}
      <Button variant="line" size="sm" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={16} strokeWidth={1.6} aria-hidden />
        {title}
      </Button>
      {open && StyleWishesDialog && (
        <StyleWishesDialog
          title={title}
          settings={style.settings}
          onClose={() => setOpen(false)}
          onSave={(wishes) => {
            change({ type: 'ownStyleChosen', style: wishes });
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
