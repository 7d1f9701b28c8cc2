import { STATUS_CODES } from 'node:http';

/** The reason phrases of statuses, in the words of RFC 9110: Node.js has older ones. */
export const reasons: typeof STATUS_CODES = {
  ...STATUS_CODES,
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};
