import { Linen } from './linen.tsx';

/** The message for a card that does not exist or cannot be read (specification 2, sections 2 and 8). */
export const missingCard = {
  title: 'Error Loading Card',
  text: "Sorry, we couldn't find the card you're looking for.",
};

/** The page of a card that cannot be shown. */
export function MissingCard({ title, text, reason }: { title: string; text: string; reason: string }) {
  return (
    <main>
      <Linen className="full-card">
        <div className="full-card-note">
          <h1>{title}</h1>
          <p>{text}</p>
          <p>{reason}</p>
        </div>
      </Linen>
    </main>
  );
}
