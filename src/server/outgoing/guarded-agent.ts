import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { OutgoingProblem } from './outgoing-problem.ts';
import { isPublicAddress } from './public-address.ts';

const connectTimeoutMs = 5_000;

type Resolve = (
  hostname: string,
  done: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void;

const resolveByDns: Resolve = (hostname, done) => lookup(hostname, { all: true }, done);

/**
 * Connections that reject private addresses at connect time, so that a name that changes its address after the check
 * gains nothing. `resolve` replaces the DNS in tests.
 */
export function createGuardedAgent(options: { allowPrivate: boolean; resolve?: Resolve }): Agent {
  const { allowPrivate, resolve = resolveByDns } = options;
  const mayConnect = (address: string) => allowPrivate || isPublicAddress(address);

  const checkedLookup: LookupFunction = (hostname, { all }, done) => {
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(new OutgoingProblem('no-such-host'), '', 0);
      if (!addresses.every(({ address }) => mayConnect(address))) {
        return done(new OutgoingProblem('forbidden-address'), '', 0);
      }
      if (all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ timeout: connectTimeoutMs, lookup: checkedLookup });

  return new Agent({
    connect: (target, done) => {
      // An IP address in the URL is connected to without a look-up.
      const host = target.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) && !mayConnect(host)) return done(new OutgoingProblem('forbidden-address'), null);
      connect(target, done);
    },
    headersTimeout: 125_000,
    bodyTimeout: 60_000,
  });
}
