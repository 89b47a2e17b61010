/** What an operator asked for cannot be done, in words for their terminal. */
export class OperatorRefusal extends Error {
  override name = 'OperatorRefusal';
}
