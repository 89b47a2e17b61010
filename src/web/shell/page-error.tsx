import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { ErrorNote } from '../ui/error-note.tsx';

/** Shown in place of a page whose loading failed: the reason and a second try. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-5 py-16">
      <h1>This page could not be loaded</h1>
      <ErrorNote>{error instanceof Error ? error.message : 'Something went wrong.'}</ErrorNote>
      <div>
        <Button variant="line" onClick={() => void router.invalidate()}>
          Try again
        </Button>
      </div>
    </div>
  );
}
