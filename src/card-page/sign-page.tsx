import type { Ink } from '../contract/ink.ts';
import { signingLimits } from '../contract/signing.ts';
import { Handwriting } from './handwriting.tsx';
import { Linen } from './linen.tsx';

export type SignPageContent = {
  /** Where the form posts to: a new entry's address, or somebody's own. */
  action: string;
  key: string;
  coverUrl: string | null;
  title: string;
  sender: string;
  recipient: string;
  /** The last day, in words. */
  until: string;
  note: string;
  /** Why the card cannot be signed any more. */
  closed: string | null;
  /** What this visitor has written. */
  entry: { name: string; message: string; ink: Ink | null; photoUrl: string | null } | null;
  /** What was typed and could not be kept. */
  typed: { name: string; message: string } | null;
  problem: string | null;
};

/** The cover of a card, who asks, and the form to sign it; works without a script. */
export function SignPage({ content }: { content: SignPageContent }) {
  const { coverUrl, title, sender, recipient, until, note, closed, entry, problem } = content;
  return (
    <main>
      <Linen className="sign-page">
        <div className="sign-sheet">
          {coverUrl && <img className="sign-cover" src={coverUrl} alt={`Front of the card: ${title}`} />}
          <div className="sign-words">
            <h1>
              {entry ? 'You signed the card for ' : `${sender} asks you to sign a card for `}
              <bdi>{recipient}</bdi>
            </h1>
            {note && !entry && (
              <p className="sign-note" dir="auto">
                {note}
              </p>
            )}
            {!closed && <p>{entry ? `You can change it until ${until}.` : `You can sign until ${until}.`}</p>}
            {problem && (
              <p className="sign-problem" role="alert">
                {problem}
              </p>
            )}
            {closed && !problem && <p className="sign-problem">{closed}</p>}
            {entry && <OwnEntry entry={entry} />}
            {entry && !closed && (
              <p className="sign-own">
                The address of this page is yours alone. Keep it to change your words, and pass on the other one.
              </p>
            )}
            {(!closed || content.typed) && <SignForm content={content} />}
          </div>
        </div>
      </Linen>
    </main>
  );
}

function OwnEntry({ entry: { name, message, ink, photoUrl } }: { entry: NonNullable<SignPageContent['entry']> }) {
  return (
    <div className="sign-entry">
      {photoUrl && <img src={photoUrl} alt="Yours" />}
      {message && <p dir="auto">{message}</p>}
      {ink ? <Handwriting ink={ink} words={name} /> : <p dir="auto">{name}</p>}
    </div>
  );
}

/** Everything typed stays in it, also when the card was closed meanwhile: it can be copied. */
function SignForm({ content: { action, key, entry, typed, closed } }: { content: SignPageContent }) {
  const { name, message } = typed ?? entry ?? { name: '', message: '' };
  return (
    <form className="sign-form" method="post" action={action} encType="multipart/form-data">
      <input type="hidden" name="key" value={key} />
      <label>
        Your name
        <input name="name" dir="auto" defaultValue={name} maxLength={signingLimits.name} autoComplete="name" required />
      </label>
      <label>
        Your words <span>(optional)</span>
        <textarea name="message" dir="auto" defaultValue={message} maxLength={signingLimits.message} rows={5} />
      </label>
      <fieldset className="sign-draw" hidden data-pen-pad="">
        <legend>
          Draw your name <span>(optional, else we write it by hand for you)</span>
        </legend>
        <svg viewBox="0 0 600 200" role="img" aria-label="A sheet to draw on" />
        <input type="hidden" name="strokes" value="" />
        <button type="button">Clear</button>
      </fieldset>
      <label>
        A photo <span>(optional, 10 MB at most)</span>
        <input type="file" name="photo" accept="image/*" />
      </label>
      {entry?.photoUrl && (
        <label className="sign-check">
          <input type="checkbox" name="withoutPhoto" value="yes" /> Take my photo away
        </label>
      )}
      {!closed && (
        <div className="sign-acts">
          <button type="submit" className="sign-send">
            {entry ? 'Change it' : 'Sign the card'}
          </button>
          {entry && (
            <button type="submit" className="sign-remove" name="act" value="remove" formNoValidate>
              Remove it from the card
            </button>
          )}
        </div>
      )}
    </form>
  );
}
