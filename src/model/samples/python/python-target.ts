import { renderPythonHttpClient } from './http-client';
import { renderPythonRequests } from './requests';
import { createTarget } from '../syntax/target';

/** The samples in Python. */
export const pythonTarget = createTarget({
  language: 'python',
  label: 'Python',
  highlight: 'python',
  variants: {
    requests: {
      label: 'Requests',
      client: { name: 'Requests', keepsBodyRarely: true },
      render: renderPythonRequests,
    },
    'http.client': {
      label: 'http.client',
      client: { name: 'http.client', hasLoop: true },
      render: renderPythonHttpClient,
    },
  },
});
