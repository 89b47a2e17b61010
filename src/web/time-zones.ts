import type { Option } from './ui/option.tsx';

/** The time zone of this browser. */
export function timeZoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** All time zones the browser knows, plus the current one if it does not. */
export function timeZoneOptions(current: string): Option[] {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = known.includes(current) ? known : [current, ...known];
  return zones.map((zone) => ({ value: zone, label: timeZoneLabel(zone) }));
}

export function timeZoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ');
}
