import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** The placeholder of the form while it or its contact loads. */
export function FormSkeleton() {
  return (
    <SkeletonGroup label="Loading contact..." className="grid gap-4">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-4 h-80 rounded-panel" />
      <Skeleton className="h-52 rounded-panel" />
      <Skeleton className="h-52 rounded-panel" />
    </SkeletonGroup>
  );
}
