import { Linen } from './linen.tsx';

/** Says why a page or a form was not accepted. The browser keeps what was typed on the page before. */
export function RefusedPage({ reason, isForm }: { reason: string; isForm: boolean }) {
  return (
    <main>
      <Linen className="full-card">
        <div className="full-card-note">
          <h1>That did not work</h1>
          <p>{reason}</p>
          {isForm && <p>Go back with your browser: what you wrote is still there.</p>}
        </div>
      </Linen>
    </main>
  );
}
