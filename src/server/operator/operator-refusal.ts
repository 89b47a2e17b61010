/** An operator's request that cannot be fulfilled, with a message for their terminal. */
export class OperatorRefusal extends Error {
  override name = 'OperatorRefusal';
}
