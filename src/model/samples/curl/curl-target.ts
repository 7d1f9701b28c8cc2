import { renderCurl } from './curl';
import { createTarget } from '../syntax/target';

/** The samples in curl. */
export const curlTarget = createTarget({
  language: 'curl',
  label: 'curl',
  highlight: 'bash',
  variants: {
    curl: {
      label: 'cURL',
      client: { name: 'curl', keepsBodyRarely: true },
      render: renderCurl,
    },
  },
});
