import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_user/_shell/add-person')({
  beforeLoad: () => {
    throw redirect({ to: '/people/add', replace: true });
  },
});
