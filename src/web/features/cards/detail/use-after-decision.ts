import { useRouter } from '@tanstack/react-router';

/** Where a decided card leads to: back into the review that it was opened from, else home. */
export function useAfterDecision(): (options?: { ignoreBlocker?: boolean }) => void {
  const router = useRouter();
  return (options) => {
    const { from } = router.state.location.state;
    router.history.push(from?.startsWith('/review') ? from : '/', {}, options);
  };
}
