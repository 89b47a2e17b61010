/** Scheme and user, the hosts, the rest. */
const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;

/**
 * One connection string per host of a string with several, such as `postgres://user:password@one:5432,two:5432/fondly`.
 */
export function urlsOfHosts(databaseUrl: string): string[] {
  const [, before = '', hosts = '', after = ''] = shape.exec(databaseUrl) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [databaseUrl];
}
