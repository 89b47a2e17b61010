import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { generationEndpoints, type PreviewOverlayBody } from '../../../../contract/generation.ts';
import { ApiError, download } from '../../../api.ts';
import { shouldRetry } from '../../../query-client.ts';
import { useObjectUrl } from '../../../style-choice/use-object-url.ts';

const quietMs = 250;
const keptMs = 60_000;
const busyRetries = 3;

/**
 * The picture with its words as the server draws it, a moment after the last change. A newer wish ends the drawing of the
 * one before; until it is there the last picture stays.
 */
export function useOverlayPreview(wish: PreviewOverlayBody | null) {
  const wanted = useQuiet(wish);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/cards/preview-overlay', wanted],
    queryFn: wanted
      ? ({ signal }) => download(generationEndpoints.previewOverlay, { body: wanted, signal })
      : skipToken,
    // A busy studio is asked again: the slider has moved on from what it was busy with.
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

/** A value that has not changed for a moment; the first one at once. */
function useQuiet<Value>(value: Value): Value {
  const [quiet, setQuiet] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(JSON.parse(text) as Value), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
