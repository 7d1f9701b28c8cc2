import { isExternalHref } from '../model/site/paths';
import { Icon } from './icon';
import { texts } from './texts/texts';

/** Where a link opens: what is outside of the site in a tab of its own. Behaviour S2.69, SA.69. */
export function toTarget(href: string): '_blank' | undefined {
  return isExternalHref(href) ? '_blank' : undefined;
}

/** Says at a link, to the eye and to screen readers, that it opens a new tab. Behaviour S2.11. */
export function NewTabMark() {
  return (
    <>
      <Icon name="external" size={14} />
      <span className="visually-hidden"> {texts.link.newTab}</span>
    </>
  );
}
