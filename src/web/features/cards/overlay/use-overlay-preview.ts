import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PreviewOverlayBody } from '../../../../contract/generation.ts';
import { ApiError, download } from '../../../api.ts';
import { shouldRetry } from '../../../query-client.ts';
import { useObjectUrl } from '../../../style-choice/use-object-url.ts';

const quietMs = 250;
const keptMs = 60_000;
const busyRetries = 3;

/**
 * The picture with its text as the server draws it, shortly after the last change. A newer request aborts the previous
 * one; until its picture arrives the last one stays.
 */
export function useOverlayPreview(wish: PreviewOverlayBody | null) {
  const wanted = useQuiet(wish);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/cards/preview-overlay', wanted],
    queryFn: wanted ? ({ signal }) => download('POST /api/cards/preview-overlay', { body: wanted, signal }) : skipToken,
    // Retries while the studio is busy, probably with an outdated position of the slider.
    retry: (failures, reason) =>
      shouldRetry(failures, reason) || (reason instanceof ApiError && reason.status === 429 && failures < busyRetries),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
  });
  return {
    url: useObjectUrl(data ?? null),
    drawing: isFetching || JSON.stringify(wanted) !== JSON.stringify(wish),
    error,
    again: () => void refetch(),
  };
}

/** A debounced value; the first one is returned at once. */
function useQuiet<Value>(value: Value): Value {
  const [quiet, setQuiet] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(JSON.parse(text) as Value), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
