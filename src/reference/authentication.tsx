import type { SecurityRequirement } from '../model/reference/operation';
import { FormattedText } from '../ui/formatted-text';
import { Heading } from '../ui/heading';
import { Icon } from '../ui/icon';
import { toCountText } from '../ui/locale';
import { texts } from '../ui/texts';
import styles from './authentication.module.css';

/** How a caller proves who it is; alternatives are joined by "or", schemes that go together by "and". */
export function Authentication({
  security,
}: {
  readonly security: readonly SecurityRequirement[];
}) {
  return (
    <section aria-labelledby="authentication">
      <Heading level="h2" id="authentication">
        {texts.authentication.title}
      </Heading>
      {security.length === 0 ? (
        <p className={styles['line']}>{texts.authentication.none}</p>
      ) : (
        security.map((requirement, index) => (
          <Requirement key={index} requirement={requirement} isAlternative={index > 0} />
        ))
      )}
    </section>
  );
}

function Requirement({
  requirement,
  isAlternative,
}: {
  readonly requirement: SecurityRequirement;
  readonly isAlternative: boolean;
}) {
  return (
    <p className={styles['line']}>
      <Icon name="lock" size={16} />
      {isAlternative && `${texts.authentication.or} `}
      {requirement.length === 0 && texts.authentication.noCredentials}
      {requirement.map(({ name, scheme, scopes }, index) => (
        <span key={name}>
          {index > 0 && `${texts.authentication.and} `}
          {scheme.label}: <code>{scheme.usage}</code>
          {scopes.length > 0 && (
            <>
              {' '}
              <FormattedText
                text={toCountText(texts.authentication.scopes, scopes.length)}
                values={{ scopes: <code>{scopes.join(' ')}</code> }}
              />
            </>
          )}
        </span>
      ))}
    </p>
  );
}
