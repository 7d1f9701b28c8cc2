import { useEffect } from 'react';
import { format } from '../../model/text/format';
import { Icon } from '../../ui/icon';
import { texts } from '../texts';
import { useHydrated } from '../../ui/use-hydrated';
import { useColorModeStore } from './color-mode-store';
import styles from '../icon-button.module.css';

/** Switches between light and dark. */
export function ColorModeToggle() {
  const { mode, adopt, toggle, follow } = useColorModeStore();
  const hydrated = useHydrated();
  useEffect(() => {
    adopt();
    return follow();
  }, [adopt, follow]);
  const label = format(texts.colorMode.label, { mode: texts.colorMode[mode] });
  return (
    <button
      type="button"
      className={styles['button']}
      onClick={toggle}
      disabled={!hydrated}
      aria-label={label}
      title={label}
    >
      {/* Both are in the HTML: the theme attribute chooses, so the first paint is right. */}
      <span className="only-light">
        <Icon name="moon" />
      </span>
      <span className="only-dark">
        <Icon name="sun" />
      </span>
    </button>
  );
}
