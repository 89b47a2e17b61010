import { createFileRoute, redirect } from '@tanstack/react-router';
import { dateQuery } from '../../../../queries/dates.queries.ts';

/** The old address of a date's form (D11). */
export const Route = createFileRoute('/_user/_shell/edit-occasion/$id')({
  beforeLoad: async ({ context: { queryClient }, params: { id } }) => {
    const { personId } = await queryClient.ensureQueryData(dateQuery(id));
    throw redirect({
      to: '/people/$personId/dates/$dateId/edit',
      params: { personId: String(personId), dateId: id },
      replace: true,
    });
  },
});
