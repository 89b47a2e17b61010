/**
 * The environment of a started process: only what it needs, and the clock of `npm test -- --on=…`, which it would not
 * share otherwise.
 */
export function ownEnvironment(): Record<string, string> {
  const isMoved = process.env.FAKETIME !== undefined;
  const needed = ([name]: [string, unknown]) =>
    ['PATH', 'HOME', 'TMPDIR'].includes(name) || (isMoved && /^(?:TZ|LD_PRELOAD|NO_FAKE_STAT|FAKETIME.*)$/.test(name));
  return Object.fromEntries(Object.entries(process.env).filter(needed)) as Record<string, string>;
}
