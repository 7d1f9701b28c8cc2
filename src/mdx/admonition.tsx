import type { ComponentProps, ReactNode } from 'react';
import type { AdmonitionAlias, AdmonitionType } from '../model/guides/mdx-components';
import { Icon } from '../ui/icon';
import { texts } from './texts';
import styles from './admonition.module.css';
import { joinClasses } from './class-names';

type AdmonitionName = AdmonitionType | AdmonitionAlias;

/** The look of each name: an alias has its own title, but the look of another type. */
const looks: Readonly<Record<AdmonitionName, AdmonitionType>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
};

export interface AdmonitionProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly type: AdmonitionName;
  /** Replaces the type's own name. */
  readonly title?: ReactNode;
}

/** A remark beside the text: `:::note`, `:::tip`, `:::info`, `:::warning`, `:::danger`. */
export function Admonition({ type, title, className, children, ...rest }: AdmonitionProps) {
  const name = Object.hasOwn(looks, type) ? type : toInfo(type);
  return (
    <div {...rest} className={joinClasses(styles['admonition'], className)} data-type={looks[name]}>
      <p className={styles['title']}>
        <Icon name={looks[name]} size={18} />
        {/* One box: the parts of a formatted title must not become columns. */}
        <span>{title === undefined || title === '' ? texts.admonition[name] : title}</span>
      </p>
      {children}
    </div>
  );
}

/** The fallback type. The compiler reports `:::nonsense`, but a component's type may be set at run time. */
function toInfo(type: string): 'info' {
  console.warn(
    `No admonition component found for admonition type "${type}". Using Info as fallback.`,
  );
  return 'info';
}
