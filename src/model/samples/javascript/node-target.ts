import { renderAxios } from './axios';
import { renderNodeNative } from './node-native';
import { createTarget } from '../syntax/target';

/** The samples in JavaScript in Node. */
export const nodeTarget = createTarget({
  language: 'node',
  label: 'Node',
  highlight: 'js',
  variants: {
    axios: {
      label: 'axios',
      client: { name: 'axios' },
      render: renderAxios,
    },
    native: {
      label: 'native',
      client: { name: 'Node' },
      render: renderNodeNative,
    },
  },
});
