import { useEffect, useRef, useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { ordinalDay } from '../../../calendar-words.ts';
import { LeaveGuard } from '../../../leave-guard.tsx';
import { rescueFocus } from '../../../rescue-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { AdvancedCustomization } from './advanced-customization.tsx';
import { KeepApprovedDialog } from './keep-approved-dialog.tsx';
import { PhotoWords } from './photo-words.tsx';
import { RedrawProgress } from './redraw-progress.tsx';
import { styleWords } from './style-words.ts';
import { TitleDayForm } from './title-day-form.tsx';
import { toastTitles, waitsAgain } from './toast-titles.ts';
import { useEditMessage } from './use-edit-message.ts';
import { useEditPrompt } from './use-edit-prompt.ts';
import { useEditTitleDay } from './use-edit-title-day.ts';
import { useRedraw } from './use-redraw.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const loadStyleDialog = () => import('./change-style-dialog.tsx').then(({ ChangeStyleDialog }) => ChangeStyleDialog);

/** The change to save, while a dialog asks whether the card stays approved. */
type Change = 'titleDay' | 'message' | 'prompt';

/** Edits the text, the style and the picture of the card. */
export function EditCardPanel({
  card,
  onUnsaved,
}: {
  card: CardView;
  /** Called when unsaved changes appear and disappear. */
  onUnsaved: (unsaved: boolean) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const edit = useEditMessage(card, {
    onSaved: (saved) =>
      toast({ title: toastTitles.updated, description: waitsAgain(card.deliveryStatus, saved.deliveryStatus) }),
    onFailed: (error) => toast({ title: toastTitles.updateFailed, description: error.message, variant: 'destructive' }),
    onUnchanged: () => rescueFocus(heading.current),
  });
  const titleDay = useEditTitleDay(card, () => rescueFocus(heading.current));
  const prompt = useEditPrompt(card);
  const redraw = useRedraw(card, { onDrawn: prompt.drawn, onFailed: prompt.restore });
  const [asks, setAsks] = useState<Change | null>(null);
  const [choosesStyle, setChoosesStyle] = useState(false);
  const ChangeStyleDialog = useLater(loadStyleDialog, choosesStyle);
  const drawing = redraw.running || redraw.start.isPending;
  // A skipped card needs no question: after a change it is restored as a draft.
  const approved = card.deliveryStatus === 'approved_and_scheduled';
  const save = (change: Change, keepApproved: boolean) => {
    if (change === 'titleDay') titleDay.save(keepApproved);
    else if (change === 'message') void edit.save(keepApproved);
    else prompt.apply(redraw, keepApproved);
  };
  const unsaved = edit.changed || titleDay.changed || (prompt.changed && !drawing);
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);
  // Starting or ending a drawing removes or disables the focused button, so the focus moves to the heading.
  const state = redraw.running ? 'running' : drawing ? 'starting' : 'idle';
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== state) rescueFocus(heading.current, { preventScroll: true });
    seen.current = state;
  }, [state]);
  const ask = (change: Change) => (approved ? setAsks(change) : save(change, false));
  return (
    <Panel data-needs="cards">
      <h2 ref={heading} tabIndex={-1} className="mb-4.5 outline-none">
        Edit Card
      </h2>
      <TitleDayForm card={card} edit={titleDay} onSave={() => ask('titleDay')} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask('message');
        }}
      >
        <Field label="Custom Message">
          <TextArea
            dir="auto"
            rows={4}
            maxLength={5000}
            value={edit.text}
            onChange={(event) => edit.type(event.currentTarget.value)}
          />
        </Field>
        <div className="mt-2.5 flex justify-end">
          <Button type="submit" disabled={!edit.changed} busy={edit.saving} busyLabel="Saving...">
            Save Updated Message
          </Button>
        </div>
      </form>
      <section className="card-edit-part" aria-label="Style">
        {redraw.running ? (
          <RedrawProgress redraw={redraw} />
        ) : (
          <div className="card-edit-row">
            <div className="min-w-0">
              <h3>Card Style Preferences</h3>
              <p className="text-sm text-ink-faint">{styleWords(card)}</p>
            </div>
            <Button variant="line" size="sm" onClick={() => setChoosesStyle(true)}>
              Change Style
            </Button>
          </div>
        )}
      </section>
      <PhotoWords card={card} redraw={redraw} busy={drawing} />
      <AdvancedCustomization card={card} prompt={prompt} busy={drawing} onApply={() => ask('prompt')} />
      {choosesStyle && ChangeStyleDialog && (
        <ChangeStyleDialog card={card} redraw={redraw} onClose={() => setChoosesStyle(false)} />
      )}
      <KeepApprovedDialog
        open={asks !== null}
        onClose={() => setAsks(null)}
        onChoose={(keepApproved) => {
          setAsks(null);
          if (asks) save(asks, keepApproved);
        }}
      />
      <VersionsDialog
        of="text"
        mine={edit.text}
        theirs={edit.theirs}
        onKeepMine={edit.keepMine}
        onTakeTheirs={edit.takeTheirs}
      />
      <VersionsDialog
        of="titleAndDay"
        mine={inWords(titleDay)}
        theirs={titleDay.theirs && inWords(titleDay.theirs)}
        onKeepMine={titleDay.keepMine}
        onTakeTheirs={titleDay.takeTheirs}
      />
      <VersionsDialog
        of="prompt"
        mine={prompt.text}
        theirs={prompt.theirs}
        onKeepMine={prompt.keepMine}
        onTakeTheirs={prompt.takeTheirs}
      />
      <LeaveGuard changed={unsaved} />
    </Panel>
  );
}

function inWords({ title, day }: { title: string; day: string }): string {
  return `${title}\n${day ? ordinalDay(day) : t`No day`}`;
}
