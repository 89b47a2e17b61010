import { AsyncLocalStorage } from 'node:async_hooks';

/** The outer database handle was used while this call chain had a transaction open; only `tx` may be used there. */
export class OutsideTransaction extends Error {
  constructor() {
    super(
      'The outer database handle was used inside an open transaction. Use the `tx` it was given: the embedded ' +
        'database has one connection and would wait for itself for ever.',
    );
    this.name = 'OutsideTransaction';
  }
}

const scopes = new AsyncLocalStorage<{ guard: TransactionGuard; open: boolean }>();

/** Tracks, for one database, whether the calling chain of promises is inside one of its transactions. */
export class TransactionGuard {
  /** Runs a transaction's body. A call chain that outlives the transaction may use the outer handle again. */
  async run<T>(body: () => Promise<T>): Promise<T> {
    const scope = { guard: this, open: true };
    try {
      return await scopes.run(scope, body);
    } finally {
      scope.open = false;
    }
  }

  /** Throws OutsideTransaction when the caller holds a transaction of this database. */
  refuseInside(): void {
    const scope = scopes.getStore();
    if (scope?.open && scope.guard === this) throw new OutsideTransaction();
  }
}
