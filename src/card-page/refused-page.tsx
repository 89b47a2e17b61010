import { Linen } from './linen.tsx';

/** Says why a page or a form was not accepted. The browser keeps what was typed on the page before. */
export function RefusedPage({ heading, reason, goBack }: { heading: string; reason: string; goBack: string | null }) {
  return (
    <main>
      <Linen className="full-card">
        <div className="full-card-note">
          <h1>{heading}</h1>
          <p>{reason}</p>
          {goBack && <p>{goBack}</p>}
        </div>
      </Linen>
    </main>
  );
}
