import { answerLimits } from '../contract/answers.ts';

/** The words around answering, in the language of the card. */
export type AnswerFormWords = {
  question: (sender: string) => string;
  heart: string;
  message: string;
  photo: string;
  send: string;
};

/** Answering a card: a heart, or a few words with a photo. Plain forms, so that it needs no script. */
export function AnswerForm({
  action,
  sender,
  words,
  problem = null,
  typed = '',
}: {
  /** Where the form is posted. */
  action: string;
  /** The sender's first name. */
  sender: string;
  words: AnswerFormWords;
  /** Why the last answer was rejected, in words. */
  problem?: string | null;
  /** The text of the rejected answer. */
  typed?: string;
}) {
  return (
    <section className="answer" aria-labelledby="answer-question" id="answer">
      <h2 id="answer-question" dir="auto">
        {words.question(sender)}
      </h2>
      {problem && (
        <p className="answer-problem" role="alert" id="answer-problem">
          {problem}
        </p>
      )}
      <form method="post" action={action} className="answer-heart">
        <button type="submit" name="kind" value="heart">
          <span aria-hidden>♥</span> {words.heart}
        </button>
      </form>
      <form method="post" action={action} encType="multipart/form-data" className="answer-words">
        <input type="hidden" name="kind" value="thanks" />
        <label htmlFor="answer-message">{words.message}</label>
        {/* The words come before the file: they are kept if the file is too large. */}
        <textarea
          id="answer-message"
          name="message"
          rows={4}
          maxLength={answerLimits.message}
          dir="auto"
          defaultValue={typed}
          aria-describedby={problem ? 'answer-problem' : undefined}
        />
        <label htmlFor="answer-photo">{words.photo}</label>
        <input id="answer-photo" type="file" name="image" accept="image/*" />
        <button type="submit">{words.send}</button>
      </form>
    </section>
  );
}
