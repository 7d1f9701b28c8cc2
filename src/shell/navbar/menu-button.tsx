import { Icon } from '../../ui/icon';
import { texts } from '../texts';
import styles from './menu-button.module.css';
import { MENU_ID } from './site-menu';
import { useMenuStore } from './menu-store';

/** Opens the slide-out menu on narrow screens; the popover needs no script. */
export function MenuButton() {
  const open = useMenuStore((state) => state.open);
  return (
    <button
      type="button"
      className={styles['button']}
      popoverTarget={MENU_ID}
      aria-label={texts.menu.open}
      aria-expanded={open}
    >
      <Icon name="menu" />
    </button>
  );
}
