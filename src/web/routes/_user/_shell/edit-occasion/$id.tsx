import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { ApiError } from '../../../../api.ts';
import { dateQuery } from '../../../../queries/dates.queries.ts';

/** Redirects the old address of a date's form (D11). */
export const Route = createFileRoute('/_user/_shell/edit-occasion/$id')({
  beforeLoad: async ({ context: { queryClient }, params: { id } }) => {
    const { personId } = await queryClient.ensureQueryData(dateQuery(id)).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    });
    throw redirect({
      to: '/people/$personId/dates/$dateId/edit',
      params: { personId: String(personId), dateId: id },
      replace: true,
    });
  },
});
