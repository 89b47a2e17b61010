import type { Databases } from '../benchmark.ts';
import type { Cluster, DebianServers } from './debian-servers.ts';
import type { Keep } from './proof-kit.ts';

/** A proof with several servers of Debian's packages. `databases` are on the primary, and have been started once. */
export type ServersProof = {
  title: string;
  prove(parts: {
    servers: DebianServers;
    primary: Cluster;
    databases: Databases;
    keep: Keep;
    /** How long old and new processes run side by side. */
    minutes: number;
  }): Promise<string[]>;
};
