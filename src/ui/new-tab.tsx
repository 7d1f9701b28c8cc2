import { Icon } from './icon';
import { texts } from './texts';

/** Says at a link, to the eye and to screen readers, that it opens a new tab. */
export function NewTabMark() {
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
