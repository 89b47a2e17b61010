import type { Language } from '../contract/vocabulary.ts';
import type { AboutPageWords } from '../domain/about-page-words.ts';
import { Linen } from './linen.tsx';

const command = 'npm start';

/** What Fondly is, for people who received a card, in the language of the card. */
export function AboutPage({
  language,
  words,
  picture,
}: {
  language: Language;
  words: AboutPageWords;
  /** The address of a picture in the style of the card. */
  picture: string | null;
}) {
  const [before, after] = words.own.split(command);
  return (
    <main lang={language}>
      <Linen className="full-card about">
        <article className="about-sheet">
          <h1>{words.heading}</h1>
          {picture && (
            <figure>
              <img src={picture} alt="" width="480" height="480" />
              <figcaption>{words.picture}</figcaption>
            </figure>
          )}
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h2>{words.ownHeading}</h2>
          <p>
            {before}
            <code>{command}</code>
            {after}
          </p>
        </article>
      </Linen>
    </main>
  );
}
