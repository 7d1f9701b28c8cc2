import { MethodBadge } from '../ui/method-badge';
import styles from './request-line.module.css';

export interface RequestLineProps {
  readonly method: string;
  readonly path: string;
  readonly serverUrl?: string | undefined;
}

/** Method and address of an operation; the parts that a caller fills in are marked. */
export function RequestLine({ method, path, serverUrl = '' }: RequestLineProps) {
  return (
    <p className={styles['line']}>
      <MethodBadge method={method} size="large" />{' '}
      <code className={styles['address']}>
        <span className={styles['server']}>{serverUrl}</span>
        {path.split(/(\{[^}]*\})/).map((part, index) =>
          part.startsWith('{') ? (
            <var key={index}>{part}</var>
          ) : (
            // A long address breaks at its slashes.
            <span key={index}>{part.replaceAll('/', '/\u200B')}</span>
          ),
        )}
      </code>
    </p>
  );
}
