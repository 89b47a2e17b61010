import type { Option } from '../../ui/option.tsx';

const known = Intl.supportedValuesOf('timeZone');

/** Every zone this browser knows, and the chosen one where it does not. */
export function timeZoneOptions(current: string): Option[] {
  const zones = known.includes(current) ? known : [current, ...known];
  return zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
