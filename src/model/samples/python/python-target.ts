import type { SampleTarget } from '../syntax/target';
import { toVariant } from '../syntax/target';
import { renderPythonHttpClient } from './http-client';
import { renderPythonRequests } from './requests';

/** The samples in Python. */
export const pythonTarget: SampleTarget = {
  language: 'python',
  label: 'Python',
  highlight: 'python',
  variants: [
    toVariant(
      'python/requests',
      'Requests',
      { name: 'Requests', keepsBodyRarely: true },
      renderPythonRequests,
    ),
    toVariant(
      'python/http.client',
      'http.client',
      { name: 'http.client', hasLoop: true },
      renderPythonHttpClient,
    ),
  ],
};
