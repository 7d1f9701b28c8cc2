import { format } from '../../model/text/format';
import type { OperationResponse, ResponseHeader } from '../../model/api/operation';
import type { Direction } from '../../model/schema/schema';
import { toHeaderAnchor, toResponseAnchor } from '../../model/api/anchors';
import { Icon } from '../../ui/icon';
import { Heading } from '../../ui/text/heading';
import { InlineRichText } from '../../ui/text/rich-text';
import { texts } from '../texts';
import { AnchorLink } from '../anchor-link';
import { MediaTypeSchema } from './bodies';
import { Links } from './links';
import { SchemaField } from '../schema/schema-field';
import fields from '../schema/schema-inside.module.css';
import styles from './section.module.css';
import { StatusBadge } from '../status-badge';

export interface ResponsesSectionProps {
  readonly responses: readonly OperationResponse[];
  /** `request` for a webhook, because the reader sends the responses. */
  readonly direction?: Direction;
  readonly title?: string;
}

/** The responses of an operation by status. */
export function ResponsesSection({
  responses,
  direction = 'response',
  title = texts.responses.title,
}: ResponsesSectionProps) {
  if (responses.length === 0) return null;
  return (
    <section aria-labelledby="responses">
      <Heading level="h2" id="responses">
        {title}
      </Heading>
      <ResponseList responses={responses} direction={direction} />
    </section>
  );
}

export interface ResponseListProps {
  readonly responses: readonly OperationResponse[];
  /** `request` for webhooks and callbacks, because readers send the responses. */
  readonly direction: Direction;
  /** The anchor prefix, if the page has other responses. */
  readonly prefix?: string;
}

/** Responses by status; successful ones are open. */
export function ResponseList({ responses, direction, prefix = '' }: ResponseListProps) {
  return responses.map((response) => (
    <Response key={response.status} response={response} direction={direction} prefix={prefix} />
  ));
}

interface ResponseProps {
  readonly response: OperationResponse;
  readonly direction: Direction;
  readonly prefix: string;
}

function Response({ response, direction, prefix }: ResponseProps) {
  const { status, description, headers, content, links } = response;
  const anchor = prefix + toResponseAnchor(status);
  return (
    <details id={anchor} className={styles['response']} open={status.startsWith('2')}>
      <summary>
        <StatusBadge status={status} />{' '}
        <span className={styles['summary']}>
          <InlineRichText text={description} />
        </span>
        <Icon name="chevron" size={14} />
      </summary>
      <p className={styles['anchor']}>
        <AnchorLink anchor={anchor} subject={format(texts.responses.response, { status })} />
      </p>
      {content.map((media, index) => (
        <div key={media.mediaType}>
          <MediaTypeSchema
            media={media}
            direction={direction}
            anchor={index === 0 ? anchor : prefix + toResponseAnchor(status, media.mediaType)}
            owner={format(texts.responses.response, { status })}
          />
        </div>
      ))}
      {content.length === 0 && <p className={styles['facts']}>{texts.responses.noContent}</p>}
      {headers.length > 0 && <Headers headers={headers} anchor={anchor} />}
      {links.length > 0 && <Links links={links} />}
    </details>
  );
}

interface HeadersProps {
  readonly headers: readonly ResponseHeader[];
  readonly anchor: string;
}

function Headers({ headers, anchor }: HeadersProps) {
  return (
    <div>
      <h3>{texts.responses.headers}</h3>
      <ul className={fields['fields']}>
        {headers.map(({ name, schema, required, deprecated, description, mediaType, example }) => (
          <SchemaField
            key={name}
            direction="response"
            anchor={toHeaderAnchor(anchor, name)}
            name={name}
            schema={schema}
            required={required}
            deprecated={deprecated}
            description={description}
            fact={mediaType === undefined ? undefined : <code>{mediaType}</code>}
            {...(example !== undefined && { examples: [example] })}
          />
        ))}
      </ul>
    </div>
  );
}
