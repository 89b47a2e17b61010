import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** The style preferences while the styles load. */
export function StyleSkeleton() {
  return (
    <SkeletonGroup label="Loading styles..." className="style-layout">
      <div className="grid gap-4">
        <Skeleton className="h-28 rounded-panel" />
        <Skeleton className="h-[36rem] rounded-panel" />
      </div>
      <Skeleton className="h-96 rounded-panel" />
    </SkeletonGroup>
  );
}
