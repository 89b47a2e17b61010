/** What is wrong with the environment, one sentence per variable. */
export class ConfigProblem extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigProblem';
  }
}
