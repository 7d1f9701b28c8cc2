import { decodePercent } from '../../../src/model/site/decode-percent';
import { isExternalHref, toComparablePath, withoutBase } from '../../../src/model/site/paths';
import type { Problem } from '../../diagnostics/problem';
import { findNearest } from '../../diagnostics/find-nearest';
import type { LinkIndex, LinkTarget } from './link-index';

export type Complaint = Pick<Problem, 'message' | 'hint'>;

/** What is wrong with a link on a page, if anything. */
export function checkHref(
  href: string,
  from: LinkTarget,
  index: LinkIndex,
  base: string,
): Complaint | undefined {
  if (isExternalHref(href)) return undefined;
  const [address = '', hash = ''] = href.split('#', 2);
  const path = address === '' ? from.path : toTargetPath(address, from, base);
  const target = path === undefined ? undefined : index.findPage(path);
  if (target === undefined)
    return path !== undefined && index.hasFile(path)
      ? undefined
      : toMissingPage(href, address, index);
  if (hash === '' || target.ids.has(hash) || target.ids.has(decodePercent(hash))) return undefined;
  return toMissingAnchor(href, hash, target);
}

function toTargetPath(address: string, from: LinkTarget, base: string): string | undefined {
  const start = `https://site.example${base.replace(/\/$/, '')}${from.path}`;
  if (!URL.canParse(address, start)) return undefined;
  return withoutBase(base, decodePercent(new URL(address, start).pathname));
}

function toMissingPage(href: string, address: string, { targets }: LinkIndex): Complaint {
  const nearest = findNearest(
    toComparablePath(address),
    targets.map((target) => target.path),
  );
  return {
    message: `The link to "${href}" leads to no page.`,
    hint:
      nearest === undefined
        ? 'Correct the address, or add the page.'
        : `Did you mean "${nearest}"?`,
  };
}

function toMissingAnchor(href: string, hash: string, target: LinkTarget): Complaint {
  const nearest = findNearest(hash, target.ids);
  return {
    message: `The link to "${href}" names an anchor that ${target.path} does not have.`,
    hint: nearest === undefined ? 'Correct the part after "#".' : `Did you mean "#${nearest}"?`,
  };
}
