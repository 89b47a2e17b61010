import { Linen } from './linen.tsx';

/** What Fondly is, for people who received a card. */
export function AboutPage({ picture }: { picture: { src: string; style: string } | null }) {
  return (
    <main>
      <Linen className="full-card about">
        <article className="about-sheet">
          <h1>What is Fondly?</h1>
          {picture && (
            <figure>
              <img src={picture.src} alt={`A card in the style ${picture.style}`} width="480" height="480" />
              <figcaption>A picture that Fondly drew in the style of your card: {picture.style}</figcaption>
            </figure>
          )}
          <p>
            Fondly is a program for people who do not want to forget the days that matter to those they love. It keeps
            names and dates, and helps to make a card for each of them.
          </p>
          <p>
            Whoever sent you a card approved it; Fondly helped with the words and the picture, and brought it to you on
            the day.
          </p>
          <p>
            It does not belong to a company that earns from you: there is no advertising, and nobody is told that you
            opened your card unless you answer it.
          </p>
          <p>
            It knows about you only what the sender noted for your cards. Ask them, and they can show, change or delete
            it.
          </p>
          <h2>Your own</h2>
          <p>
            Fondly is free, and its source is open under the MIT licence. It runs on any computer that stays on and has
            Node.js: copy it there, type <code>npm start</code>, and open the address that it prints. Whoever sent you
            the card has it already; they can pass it on to you, or invite you to theirs.
          </p>
        </article>
      </Linen>
    </main>
  );
}
