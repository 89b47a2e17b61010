import type { ReactNode } from 'react';
import type { DeliveryStatus } from '../../contract/vocabulary.ts';
import { type BadgeColor, badgeOf } from '../../domain/delivery-badges.ts';

/** A pill with a dot: colour never speaks alone. */
export function Badge({ color, children }: { color: BadgeColor; children: ReactNode }) {
  return <span className={`badge badge-${color}`}>{children}</span>;
}

/** The delivery status in the specification's words and colours; a missing one is a draft. */
export function StatusBadge({
  status,
  keptInOutbox = false,
}: {
  status: DeliveryStatus | null | undefined;
  keptInOutbox?: boolean;
}) {
  const { label, color } = badgeOf({ deliveryStatus: status ?? 'draft', keptInOutbox });
  return <Badge color={color}>{label}</Badge>;
}

/** A quiet label without a dot, such as 'Annual' or 'Coming soon'. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>;
}
