import { opensNewTab } from '../model/site/paths';
import { Icon } from './icon';
import { texts } from './texts';

/** Says at a link, to the eye and to screen readers, that it opens a new tab, if it does. */
export function NewTabMark({ href }: { readonly href: string }) {
  if (!opensNewTab(href)) return null;
  return (
    <span className="new-tab">
      <Icon name="external" size={14} />
      <span className="visually-hidden" data-search-skip>
        {' '}
        {texts.link.newTab}
      </span>
    </span>
  );
}
