import { endpoint } from './endpoint.ts';

/** All contacts as one file (D15). The answers are text/vcard and text/csv, streamed. */
export const exportEndpoints = {
  vcard: endpoint({ method: 'GET', path: '/api/people/export.vcf' }),
  csv: endpoint({ method: 'GET', path: '/api/people/export.csv' }),
};
