import { CardTilesSkeleton } from '../../card-list/card-tile.tsx';
import { ReviewItemSkeleton } from '../../card-list/review-item.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** Home while nothing is known yet. It gives way to the whole page at once, so that no part pushes another down. */
export function DashboardSkeleton() {
  return (
    <>
      <SkeletonGroup label="Loading...">
        <Skeleton className="h-10 max-w-96" />
        <Skeleton className="mt-2 h-5 max-w-80" />
        <Skeleton className="mt-8 h-50 rounded-panel" />
        <Skeleton className="mt-11 mb-4 h-7 max-w-64" />
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
          <ReviewItemSkeleton />
          <ReviewItemSkeleton />
        </div>
        <Skeleton className="mt-11 mb-4 h-7 max-w-40" />
      </SkeletonGroup>
      <CardTilesSkeleton />
    </>
  );
}
