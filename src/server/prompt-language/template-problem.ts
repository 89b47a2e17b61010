/** A template that cannot be used; the message says in words where and why. */
export class TemplateProblem extends Error {
  override name = 'TemplateProblem';
}
