/** Where in a delivery a worker may be killed; when its outcome is recorded, by whoever sees it. */
export const points = ['claimed', 'before the fence', 'after the fence', 'answered', 'recorded'] as const;

export type Point = (typeof points)[number];
