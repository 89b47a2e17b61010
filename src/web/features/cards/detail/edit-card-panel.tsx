import { useRef, useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { rescueFocus } from '../../../rescue-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { KeepApprovedDialog } from './keep-approved-dialog.tsx';
import { useEditMessage } from './use-edit-message.ts';

/** The words of the card, to be changed. */
export function EditCardPanel({ card }: { card: CardView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const edit = useEditMessage(card, () => rescueFocus(heading.current));
  const [asks, setAsks] = useState(false);
  // A skipped card that was approved loses that with a change: restored, it says that it is a draft.
  const approved = card.deliveryStatus === 'approved_and_scheduled';
  return (
    <Panel>
      <h2 ref={heading} tabIndex={-1} className="mb-4.5 outline-none">
        Edit Card
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (approved) setAsks(true);
          else edit.save(false);
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
      <KeepApprovedDialog
        open={asks}
        onClose={() => setAsks(false)}
        onChoose={(keepApproved) => {
          setAsks(false);
          edit.save(keepApproved);
        }}
      />
      <Dialog
        open={edit.theirs !== null}
        onOpenChange={edit.keepMine}
        title="This card was changed elsewhere"
        description="Both texts are here. Nothing is lost until you choose."
        actions={
          <>
            <Button variant="line" onClick={edit.takeTheirs}>
              Use the saved text
            </Button>
            <Button onClick={edit.keepMine}>Go on with my text</Button>
          </>
        }
      >
        <div className="card-versions">
          <section>
            <h3>Your text</h3>
            <p dir="auto">{edit.text}</p>
          </section>
          <section>
            <h3>Saved text</h3>
            <p dir="auto">{edit.theirs?.message}</p>
          </section>
        </div>
      </Dialog>
    </Panel>
  );
}
