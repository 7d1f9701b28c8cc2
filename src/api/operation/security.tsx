import { toSecurityAnchor } from '../../model/api/anchors';
import type { RequiredScheme, Scope, SecurityRequirement } from '../../model/api/security';
import { FormattedText } from '../../ui/text/formatted-text';
import { Section } from '../section';
import { Drawing } from '../../ui/icon';
import { Link } from '../../ui/link';
import { toCountText } from '../../ui/locale';
import { InlineRichText } from '../../ui/text/rich-text';
import { texts } from '../texts';
import styles from './section.module.css';

export interface AuthenticationProps {
  /** Alternatives: one of them is enough. */
  readonly security: readonly SecurityRequirement[];
  /** Site path of the API overview, which describes the schemes. */
  readonly overviewPath: string;
}

/** The security requirements of an operation: alternatives as a list, with schemes joined by "and". */
export function Authentication({ security, overviewPath }: AuthenticationProps) {
  const requirements = security.filter((requirement) => requirement.length > 0);
  const isOptional = requirements.length < security.length;
  return (
    <Section id="authentication" title={texts.authentication.title}>
      <p className={styles['lead']}>{toLead(requirements.length, isOptional)}</p>
      <ol className={styles['alternatives']} data-choice={requirements.length > 1}>
        {requirements.map((requirement, index) => (
          <li key={index} data-or={texts.authentication.or}>
            {requirement.map((required, position) => (
              <Scheme
                key={required.name}
                required={required}
                isFurther={position > 0}
                overviewPath={overviewPath}
              />
            ))}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function toLead(count: number, isOptional: boolean): string | undefined {
  if (count === 0) return texts.authentication.none;
  if (isOptional) return texts.authentication.optional;
  return count > 1 ? texts.authentication.choice : undefined;
}

interface SchemeProps {
  readonly required: RequiredScheme;
  readonly isFurther: boolean;
  readonly overviewPath: string;
}

function Scheme({ required, isFurther, overviewPath }: SchemeProps) {
  const { name, scheme, scopes, areRoles } = required;
  const { scopes: ofToken, roles } = texts.authentication;
  return (
    <div>
      {isFurther && <span className={styles['joint']}>{texts.authentication.and}</span>}
      <p className={styles['line']}>
        <Drawing shape={LOCK} size={16} />
        {scheme.unknown === true ? (
          <FormattedText
            text={texts.authentication.unknown}
            values={{ name: <code translate="no">{scheme.label}</code> }}
          />
        ) : (
          <>
            <Link href={`${overviewPath}#${toSecurityAnchor(name)}`}>{scheme.label}</Link>
            {scheme.usage === undefined ? (
              texts.authentication.certificate
            ) : (
              <code translate="no">{scheme.usage}</code>
            )}
          </>
        )}
      </p>
      <ScopeList scopes={scopes} title={areRoles === true ? roles : ofToken} />
    </div>
  );
}

export interface ScopeListProps {
  readonly scopes: readonly Scope[];
  /** The line above the scopes; plural forms are separated by a bar. */
  readonly title: string;
}

/** The scopes of a token with their descriptions. */
export function ScopeList({ scopes, title }: ScopeListProps) {
  if (scopes.length === 0) return null;
  return (
    <div className={styles['scopes']}>
      <p>{toCountText(title, scopes.length)}</p>
      <ul>
        {scopes.map(({ name, description }) => (
          <li key={name}>
            <code translate="no">{name}</code> <InlineRichText text={description} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const LOCK = 'M6.5 9V6.5a3.5 3.5 0 0 1 7 0V9m-9 0h11v7.5h-11Z';
