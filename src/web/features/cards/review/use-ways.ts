import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

/** The ways out of the review, and the address that leads back to a card of it. */
export function useWays() {
  const navigate = useNavigate();
  const router = useRouter();
  const from = useRef(useLocation({ select: ({ state }) => state.from })).current;
  return {
    navigate,
    leave: () => (from?.startsWith('/') ? router.history.push(from) : void navigate({ to: '/' })),
    here: (id: number, roundId: number | undefined) => `/review?${roundId ? `round=${roundId}&` : ''}from=${id}`,
  };
}
