import type { ResponseLink } from '../../model/api/operation';
import { FormattedText } from '../../ui/text/formatted-text';
import { Link } from '../../ui/link';
import { Heading } from '../../ui/text/heading';
import { MethodBadge } from '../../ui/method-badge';
import { InlineRichText } from '../../ui/text/rich-text';
import { texts } from '../texts';
import { ExternalLink } from '../external-link';
import styles from './section.module.css';
import { ServerList } from './servers';

export interface LinksProps {
  readonly links: readonly ResponseLink[];
  readonly anchor: string;
}

/** The links of a response as "Next operations": operations that use its values. */
export function Links({ links, anchor }: LinksProps) {
  return (
    <div>
      <Heading level="h3" id={anchor}>
        {texts.responses.next}
      </Heading>
      <ul className={styles['links']}>
        {links.map((link) => (
          <li key={link.name}>
            <LinkedOperation link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LinkedOperation({ link }: { readonly link: ResponseLink }) {
  const { name, isNamed, description, operation, reference, parameters, body, server } = link;
  return (
    <>
      {operation !== undefined && (
        <>
          <MethodBadge method={operation.method} />{' '}
          <Link href={operation.href}>{operation.title}</Link>
        </>
      )}
      {reference !== undefined && <ExternalLink url={reference} />}
      {isNamed === true && (
        <>
          {' '}
          <code translate="no">{name}</code>
        </>
      )}
      {description.length > 0 && (
        <>
          {': '}
          <InlineRichText text={description} />
        </>
      )}
      {(parameters.length > 0 || body !== undefined || server !== undefined) && (
        <ul className={styles['values']}>
          {parameters.map(({ name, expression }) => (
            <Value key={name} text={texts.responses.nextParameter} name={name} value={expression} />
          ))}
          {body !== undefined && <Value text={texts.responses.nextBody} value={body} />}
          {server !== undefined && (
            <li>
              {texts.responses.nextServer} <ServerList servers={[server]} />
            </li>
          )}
        </ul>
      )}
    </>
  );
}

interface ValueProps {
  readonly text: string;
  readonly name?: string;
  readonly value: string;
}

function Value({ text, name, value }: ValueProps) {
  return (
    <li>
      <FormattedText
        text={text}
        values={{
          name: <code translate="no">{name}</code>,
          value: <code translate="no">{value}</code>,
        }}
      />
    </li>
  );
}
