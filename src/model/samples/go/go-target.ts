import { renderGo } from './go';
import { createTarget } from '../syntax/target';

/** The samples in Go. */
export const goTarget = createTarget({
  language: 'go',
  label: 'Go',
  highlight: 'go',
  variants: {
    native: {
      label: 'net/http',
      client: { name: 'Go', keepsBodyRarely: true, namesAddress: true },
      render: renderGo,
    },
  },
});
