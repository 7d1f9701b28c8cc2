import { decodePercent } from '../../src/model/site/decode-percent';

/** Shorter than the limit of file systems, as hosts add to names. */
const MAX_NAME_BYTES = 200;

/**
 * Why a path cannot be the address of a page, as the end of a sentence; undefined when it can.
 *
 * Checked as it is published, with its percent-encoding decoded once: what is still encoded then could
 * be decoded by a host, and lead out of the site.
 */
export function findAddressMistake(written: string): string | undefined {
  const path = decodePercent(written);
  const names = path.split('/');
  if (/[?#]/.test(path)) return 'has "?" or "#"';
  if (/[\\\p{Cc}]/u.test(path)) return 'has a backslash or a control character';
  if (path.startsWith('//')) return 'begins with two slashes';
  if (/(?:^|\/)[a-z][a-z\d+.-]*:\//i.test(path)) return 'has a scheme, as another site has it';
  if (names.some((name) => /^\.{1,2}$/.test(name))) return 'has "." or ".." as a name';
  if (/%(?:2e|2f|5c)/i.test(path)) return 'has a dot or a slash that is encoded twice';
  if (names.some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES))
    return `has a name of more than ${MAX_NAME_BYTES} bytes`;
  if (names.some((name) => /[. ]$/.test(name))) return 'has a name that ends in a dot or a space';
  if (names.some((name) => RESERVED.test(name))) return 'has a name that Windows reserves';
  return undefined;
}

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
