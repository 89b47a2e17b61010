import type { ReactNode } from 'react';
import type { DeliveryStatus } from '../../contract/vocabulary.ts';
import { deliveryBadges } from '../../domain/delivery-badges.ts';

export type BadgeColor = 'orange' | 'blue' | 'purple' | 'green' | 'red' | 'gray';

/** A pill with a dot: colour never speaks alone. */
export function Badge({ color, children }: { color: BadgeColor; children: ReactNode }) {
  return <span className={`badge badge-${color}`}>{children}</span>;
}

/** The delivery status in the specification's words and colours; a missing one is a draft. */
export function StatusBadge({ status }: { status: DeliveryStatus | null | undefined }) {
  const { label, color } = deliveryBadges[status ?? 'draft'];
  return <Badge color={color}>{label}</Badge>;
}

/** A quiet label without a dot, such as 'Annual' or 'Coming soon'. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}
