import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '../../shell/shell.tsx';

/** All pages with header, drawer and bottom bar. */
export const Route = createFileRoute('/_user/_shell')({
  // Part of the frame, which every page loads.
  codeSplitGroupings: [],
  component: Shell,
});
