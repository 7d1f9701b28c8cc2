import { format } from '../../model/text/format';
import type { OperationResponse, ResponseHeader } from '../../model/api/operation';
import type { Direction } from '../../model/schema/schema';
import { toHeaderAnchor, toResponseAnchor } from '../../model/api/anchors';
import { Icon } from '../../ui/icon';
import { InlineRichText } from '../../ui/text/rich-text';
import { texts } from '../../ui/texts/texts';
import { AnchorLink } from '../anchor-link';
import { MediaTypeSchema } from './media-type-schema';
import { NextCalls } from './next-calls';
import { SchemaField } from '../schema/schema-field';
import fields from '../schema/schema-inside.module.css';
import styles from '../section.module.css';
import { StatusBadge } from '../status-badge';

export interface ResponseListProps {
  readonly responses: readonly OperationResponse[];
  /** From which side they are seen: readers send the answers to what the API calls. */
  readonly direction: Direction;
  /** What their anchors begin with, where there are others on the page. */
  readonly prefix?: string;
}

/** Responses by status; a success is open, the rest opens on demand. */
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
      {links.length > 0 && <NextCalls links={links} />}
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
