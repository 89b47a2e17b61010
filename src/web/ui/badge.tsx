import type { ReactNode } from 'react';
import type { DeliveryStatus, WayGiven } from '../../contract/vocabulary.ts';
import { type BadgeColor, badgeOf } from '../../domain/delivery-badges.ts';

/** A pill with a coloured dot and a label, so that colour is never the only information. */
export function Badge({ color, children }: { color: BadgeColor; children: ReactNode }) {
  return <span className={`badge badge-${color}`}>{children}</span>;
}

/** The badge of a delivery status, with label and colour of the specification; a missing status is a draft. */
export function StatusBadge({
  status,
  keptInOutbox = false,
  givenBy = null,
}: {
  status: DeliveryStatus | null | undefined;
  keptInOutbox?: boolean;
  givenBy?: WayGiven | null;
}) {
  const { label, color } = badgeOf({ deliveryStatus: status ?? 'draft', keptInOutbox, givenBy });
  return <Badge color={color}>{label}</Badge>;
}

/** A quiet label without a dot, such as 'Annual' or 'Coming soon'. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}
