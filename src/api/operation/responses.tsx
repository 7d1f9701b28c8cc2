import { format } from '../../model/text/format';
import type { OperationResponse } from '../../model/api/operation';
import type { Direction } from '../../model/schema/schema';
import { toBelowLine, toLine } from '../../model/text/rich-text';
import { toHeadersAnchor, toLinksAnchor, toResponseAnchor } from '../../model/api/anchors';
import { Icon } from '../../ui/icon';
import { Heading } from '../../ui/text/heading';
import { RichText } from '../../ui/text/rich-text';
import { texts } from '../texts';
import { AnchorLink } from '../anchor-link';
import { Encodings, MediaTypeSchema } from './bodies';
import { Links } from './links';
import { MediaTypes } from './media-types';
import { HeaderFields } from './parameters';
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
        <AnchorLink anchor={anchor} subject={format(texts.responses.response, { status })} />
      </p>
      {below.length > 0 && (
        <div className={styles['text']}>
          <RichText text={below} />
        </div>
      )}
      {content.length > 0 ? (
        <MediaTypes
          shown={content.map((media, index) => {
            const own = index === 0 ? anchor : prefix + toResponseAnchor(status, media.mediaType);
            const fields = (
              <>
                <MediaTypeSchema
                  media={media}
                  direction={direction}
                  anchor={own}
                  id={index === 0 ? undefined : own}
                  owner={format(texts.responses.response, { status })}
                />
                <Encodings encodings={media.encodings ?? []} direction={direction} anchor={own} />
              </>
            );
            return { mediaType: media.mediaType, anchor: own, content: fields };
          })}
        />
      ) : (
        <p className={styles['facts']}>{texts.responses.noBody}</p>
      )}
      {headers.length > 0 && (
        <div>
          <Heading level="h3" id={toHeadersAnchor(anchor)}>
            {texts.responses.headers}
          </Heading>
          <HeaderFields headers={headers} direction={direction} anchor={anchor} />
        </div>
      )}
      {links.length > 0 && <Links links={links} anchor={toLinksAnchor(anchor)} />}
    </details>
  );
}
