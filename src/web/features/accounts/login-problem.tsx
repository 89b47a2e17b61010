import { loginProblemWords } from '../../login-problems.ts';
import { ErrorNote } from '../../ui/error-note.tsx';

/** Says why a login with another service opened nothing; renders nothing if all went well. */
export function LoginProblem({ problem }: { problem: string | undefined }) {
  const words = loginProblemWords(problem);
  return (
    words && (
      <ErrorNote title={words.title} className="mb-5.5">
        {words.text}
      </ErrorNote>
    )
  );
}
