import type { LoginProblem } from '../../../../contract/logins.ts';

/** A login that came back from a provider and opens no account. */
export class LoginRefused extends Error {
  readonly problem: LoginProblem;

  constructor(problem: LoginProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'LoginRefused';
    this.problem = problem;
  }
}
