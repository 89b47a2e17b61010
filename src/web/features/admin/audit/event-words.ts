import { type AuditEvent, type AuditEventView, auditEvents } from '../../../../contract/audit.ts';

/** What happened, in words; an event of a newer or older version as it is called. */
export function eventWords(event: string): string {
  return Object.hasOwn(auditEvents, event) ? auditEvents[event as AuditEvent] : event;
}

/** 'Card 12', 'Account 3'; nothing for an event about nothing else than who did it. */
export function subjectWords({ subjectType, subjectId }: AuditEventView): string {
  if (!subjectType || !subjectId) return '';
  const name = subjectType === 'config' ? 'configuration' : subjectType;
  // A passkey's id is long and means nothing to people.
  const number = subjectId.length > 12 ? `${subjectId.slice(0, 8)}…` : subjectId;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${number}`;
}

/** 'from 5, to 9'; values of our own beside their names. */
export function detailWords({ details }: AuditEventView): string {
  return Object.entries(details)
    .map(([name, value]) => (name === 'act' ? String(value) : `${name} ${value}`))
    .join(', ');
}
