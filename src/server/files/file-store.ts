/** Stores bytes under a key such as `images/4f/4f1c….jpg`. What `put` has resolved for survives a crash. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** The files under a directory such as `images`, in no order. */
  list(directory: string): AsyncIterable<KeptFile>;
};

export type KeptFile = { key: string; writtenAt: Date };
