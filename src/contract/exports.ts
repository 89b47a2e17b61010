import { endpoint } from './endpoint.ts';

/** All contacts as one file (D15), streamed as text/vcard or text/csv. */
export const exportEndpoints = {
  vcard: endpoint({ method: 'GET', path: '/api/people/export.vcf' }),
  csv: endpoint({ method: 'GET', path: '/api/people/export.csv' }),
};
