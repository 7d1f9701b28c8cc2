import { isExternalHref } from '../model/site/paths';
import { Icon } from './icon';
import { texts } from './texts';

/** The `target` of a link: external URLs open in a new tab. */
export function toTarget(href: string): '_blank' | undefined {
  return isExternalHref(href) ? '_blank' : undefined;
}

/** Says at a link, to the eye and to screen readers, that it opens a new tab. */
export function NewTabMark() {
  return (
    <>
      <Icon name="external" size={14} />
      <span className="visually-hidden" data-search-skip>
        {' '}
        {texts.link.newTab}
      </span>
    </>
  );
}
