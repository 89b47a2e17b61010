/** An invalid template; the message says where and why. */
export class TemplateProblem extends Error {
  override name = 'TemplateProblem';
}
