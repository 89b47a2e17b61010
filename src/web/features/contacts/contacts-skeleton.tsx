import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

const shapes = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The list of contacts while it loads. */
export function ContactsSkeleton() {
  return (
    <SkeletonGroup label="Loading contacts...">
      <Skeleton className="mb-18 h-11 md:mb-5 md:max-w-[410px]" />
      <div className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {shapes.map((shape) => (
          <div key={shape} className="panel p-3.5 pb-3 md:p-4.5">
            <div className="flex items-center gap-3.5">
              <Skeleton className="size-13 flex-none rounded-full" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-1/3" />
              </div>
            </div>
            <Skeleton className="mt-4 h-5 w-1/2" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
