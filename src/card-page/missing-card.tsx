import { Linen } from './linen.tsx';

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
