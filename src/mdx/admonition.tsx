import type { ReactNode } from 'react';
import type { AdmonitionType } from '../model/docs/mdx-components';
import { Icon } from '../ui/icon';
import styles from './admonition.module.css';

export interface AdmonitionProps {
  readonly type: AdmonitionType;
  /** Replaces the type's own name. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A remark beside the text: `:::note`, `:::tip`, `:::info`, `:::warning`, `:::danger`. Behaviour SA.80–SA.83. */
export function Admonition({ type, title, children }: AdmonitionProps) {
  return (
    <div className={styles['admonition']} data-type={type}>
      <p className={styles['title']}>
        <Icon name={type} size={18} />
        {title ?? toName(type)}
      </p>
      {children}
    </div>
  );
}

function toName(type: AdmonitionType): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}
