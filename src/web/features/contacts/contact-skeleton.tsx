import { ReviewItemSkeleton } from '../../card-list/review-item.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** A contact's page while the contact loads. */
export function ContactSkeleton() {
  return (
    <SkeletonGroup label="Loading contact...">
      <div className="mb-9 flex items-center gap-6">
        <Skeleton className="size-23 flex-none rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-9 max-w-72" />
          <Skeleton className="h-5 max-w-40" />
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,1fr)_304px] md:gap-10">
        <Skeleton className="h-64 rounded-panel md:order-1" />
        <ReviewItemSkeleton />
      </div>
    </SkeletonGroup>
  );
}
