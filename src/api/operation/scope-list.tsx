import type { Scope } from '../../model/api/security';
import { toCountText } from '../../ui/texts/locale';
import styles from './authentication.module.css';

export interface ScopeListProps {
  readonly scopes: readonly Scope[];
  /** What the scopes are; plural forms are separated by a bar. */
  readonly title: string;
}

/** Scopes of a token with what each allows. */
export function ScopeList({ scopes, title }: ScopeListProps) {
  if (scopes.length === 0) return null;
  return (
    <div className={styles['scopes']}>
      <p>{toCountText(title, scopes.length)}</p>
      <ul>
        {scopes.map(({ name, description }) => (
          <li key={name}>
            <code>{name}</code> {description}
          </li>
        ))}
      </ul>
    </div>
  );
}
