import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import type { StyleCategory } from '../../../../contract/vocabulary.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { useEditPrompt } from './use-edit-prompt.ts';

/** How each category uses the prompt. */
const hints: Record<StyleCategory, string> = {
  text: t`Describe the picture. The card gets an illustration instead of its set words.`,
  image: t`Describe what you want to see. Your photo is painted again.`,
  AIgen: t`Describe the picture, and a new one is drawn.`,
  photo: t`Describe what you want to see. Your photo is painted in the style of this card.`,
};

/** Edits the image prompt and draws a new picture from it. */
export function AdvancedCustomization({
  card,
  prompt,
  busy,
  onApply,
}: {
  card: CardView;
  prompt: ReturnType<typeof useEditPrompt>;
  /** A picture is being drawn, or its call is under way. */
  busy: boolean;
  onApply: () => void;
}) {
  const [open, setOpen] = useState(false);
  const unsaved = prompt.changed && !busy;
  return (
    <Disclosure label="Advanced Customization" open={open} onOpenChange={setOpen} className="card-edit-part">
      <form
        className="pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
      >
        <Field label="Image prompt" hint={hints[card.styleSettings?.category ?? 'AIgen']}>
          <TextArea
            dir="auto"
            rows={4}
            maxLength={4000}
            value={prompt.text}
            onChange={(event) => prompt.type(event.currentTarget.value)}
          />
        </Field>
        {unsaved && (
          <p className="mt-3 flex gap-2 text-sm text-ink-soft" role="status">
            <TriangleAlert size={17} strokeWidth={1.7} className="mt-0.5 shrink-0" aria-hidden />
            The prompt has unsaved changes. Apply it to draw a new picture.
          </p>
        )}
        <div className="mt-3 flex justify-end">
          <Button type="submit" disabled={!unsaved || prompt.text.trim() === ''}>
            Apply Custom Prompt to Generate New Image
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
