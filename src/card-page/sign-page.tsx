import type { Ink } from '../contract/ink.ts';
import { signingLimits } from '../contract/signing.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { SignPageWords } from '../domain/sign-page-words.ts';
import { Handwriting } from './handwriting.tsx';
import { Linen } from './linen.tsx';
import { openingWords } from './opening-words.ts';

export type SignPageContent = {
  /** The words of the card and around it. */
  language: Language;
  words: SignPageWords;
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
  /** Typed text that could not be saved. */
  typed: { name: string; message: string } | null;
  problem: string | null;
};

/** The cover of a card, who asks, and the form to sign it; works without a script. */
export function SignPage({ content }: { content: SignPageContent }) {
  const { language, words, coverUrl, title, sender, recipient, until, note, closed, entry, problem } = content;
  return (
    <main lang={language}>
      <Linen className="sign-page">
        <div className="sign-sheet">
          {coverUrl && <img className="sign-cover" src={coverUrl} alt={openingWords[language].front(title)} />}
          <div className="sign-words">
            <h1 dir="auto">
              {entry ? words.signed : words.asks(sender)}
              <bdi>{recipient}</bdi>
            </h1>
            {note && !entry && (
              <p className="sign-note" dir="auto">
                {note}
              </p>
            )}
            {!closed && <p>{entry ? words.changeUntil(until) : words.until(until)}</p>}
            {problem && (
              <p className="sign-problem" role="alert">
                {problem}
              </p>
            )}
            {closed && !problem && <p className="sign-problem">{closed}</p>}
            {entry && <OwnEntry entry={entry} photoAlt={words.ownPhoto} />}
            {entry && !closed && <p className="sign-own">{words.ownAddress}</p>}
            {(!closed || content.typed) && <SignForm content={content} />}
          </div>
        </div>
      </Linen>
    </main>
  );
}

/** Says that an address has ended. */
export function ClosedSignPage({ reason }: { reason: string }) {
  return (
    <main>
      <Linen className="full-card">
        <div className="full-card-note">
          <h1>{reason}</h1>
        </div>
      </Linen>
    </main>
  );
}

function OwnEntry({
  entry: { name, message, ink, photoUrl },
  photoAlt,
}: {
  entry: NonNullable<SignPageContent['entry']>;
  photoAlt: string;
}) {
  return (
    <div className="sign-entry">
      {photoUrl && <img src={photoUrl} alt={photoAlt} />}
      {message && <p dir="auto">{message}</p>}
      {ink ? <Handwriting ink={ink} words={name} /> : <p dir="auto">{name}</p>}
    </div>
  );
}

/** Typed text stays, also if the card was closed meanwhile, so that it can be copied. */
function SignForm({ content: { words, action, key, entry, typed, closed } }: { content: SignPageContent }) {
  const { name, message } = typed ?? entry ?? { name: '', message: '' };
  return (
    <form className="sign-form" method="post" action={action} encType="multipart/form-data">
      <input type="hidden" name="key" value={key} />
      <label>
        {words.name}
        <input name="name" dir="auto" defaultValue={name} maxLength={signingLimits.name} autoComplete="name" required />
      </label>
      <label>
        {words.message} <span>{words.optional}</span>
        <textarea name="message" dir="auto" defaultValue={message} maxLength={signingLimits.message} rows={5} />
      </label>
      <fieldset className="sign-draw" hidden data-pen-pad="">
        <legend>
          {words.draw} <span>{words.drawElse}</span>
        </legend>
        <svg viewBox="0 0 600 200" role="img" aria-label={words.sheet} />
        <input type="hidden" name="strokes" value="" />
        <button type="button">{words.clear}</button>
      </fieldset>
      <label>
        {words.photo} <span>{words.photoMost}</span>
        <input type="file" name="photo" accept="image/*" />
      </label>
      {entry?.photoUrl && (
        <label className="sign-check">
          <input type="checkbox" name="withoutPhoto" value="yes" /> {words.withoutPhoto}
        </label>
      )}
      {!closed && (
        <div className="sign-acts">
          <button type="submit" className="sign-send">
            {entry ? words.change : words.sign}
          </button>
          {entry && (
            <button type="submit" className="sign-remove" name="act" value="remove" formNoValidate>
              {words.remove}
            </button>
          )}
        </div>
      )}
    </form>
  );
}
