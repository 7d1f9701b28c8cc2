import type { OperationResponse, ResponseLink } from '../../model/api/operation';
import type { Direction } from '../../model/schema/schema';
import { toHeadersAnchor, toLinksAnchor } from '../../model/api/anchors';
import { format } from '../../model/text/format';
import { toBelowLine, toLine } from '../../model/text/summary-line';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { MethodBadge } from '../../ui/method-badge';
import { FormattedText } from '../../ui/text/formatted-text';
import { Heading } from '../../ui/text/heading';
import { InlineRichText, RichText } from '../../ui/text/rich-text';
import { AnchorLink } from '../anchor-link';
import { Examples } from '../examples/examples';
import { MediaTypes } from '../examples/media-types';
import { ExternalLink } from '../external-link';
import { StatusBadge } from '../status-badge';
import { texts } from '../texts';
import { ServerList } from './addresses';
import { MediaTypeFields } from './bodies';
import { ParameterFields } from './parameters';
import styles from './section.module.css';

export interface ResponseListProps {
  readonly responses: readonly OperationResponse[];
  /** `request` for webhooks and callbacks, because readers send the responses. */
  readonly direction: Direction;
  /** True if nothing beside the list shows the author's examples. */
  readonly hasExamples?: boolean;
}

/** Responses by status; successful ones are open. */
export function ResponseList({ responses, ...context }: ResponseListProps) {
  return responses.map((response) => (
    <Response key={response.status} response={response} {...context} />
  ));
}

interface ResponseProps extends Omit<ResponseListProps, 'responses'> {
  readonly response: OperationResponse;
}

function Response({ response, direction, hasExamples = false }: ResponseProps) {
  const { status, anchor, description, headers, content, links } = response;
  const name = format(texts.responses.response, { status });
  const below = toBelowLine(description);
  return (
    <details id={anchor} className={styles['response']} open={status.startsWith('2')}>
      <summary>
        <StatusBadge status={status} />{' '}
        <span className={styles['summary']} data-repeated={below === description || undefined}>
          <RichText text={toLine(description)} />
        </span>
        <Icon name="chevron" size={14} />
      </summary>
      <p className={styles['anchor']}>
        <AnchorLink anchor={anchor} subject={name} />
      </p>
      {below.length > 0 && (
        <div className={styles['text']}>
          <RichText text={below} />
        </div>
      )}
      {content.length > 0 ? (
        <MediaTypes content={content}>
          {(media) => (
            <>
              <MediaTypeFields
                media={media}
                direction={direction}
                id={media.anchor === anchor ? undefined : media.anchor}
                owner={name}
              />
              {hasExamples && (
                <div className={styles['media']}>
                  <Examples
                    examples={media.examples.filter(({ generated }) => generated !== true)}
                    title={format(texts.responses.examplesOf, { status })}
                    anchor={media.anchor}
                  />
                </div>
              )}
            </>
          )}
        </MediaTypes>
      ) : (
        <p className={styles['facts']}>{texts.responses.noBody}</p>
      )}
      {headers.length > 0 && (
        <div>
          <Heading level="h3" id={toHeadersAnchor(anchor)}>
            {texts.responses.headers}
          </Heading>
          <ParameterFields parameters={headers} direction={direction} />
        </div>
      )}
      {links.length > 0 && <Links links={links} anchor={toLinksAnchor(anchor)} />}
    </details>
  );
}

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
