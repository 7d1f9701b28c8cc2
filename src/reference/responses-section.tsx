import type { OperationResponse, ResponseLink } from '../model/reference/operation';
import { toHeaderAnchor, toResponseAnchor } from '../model/reference/to-anchor';
import { format } from '../model/format';
import { FormattedText } from '../ui/formatted-text';
import { Heading } from '../ui/heading';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { MethodBadge } from '../ui/method-badge';
import { InlineRichText } from '../ui/rich-text';
import { texts } from '../ui/texts';
import { MediaTypeSchema } from './media-type-schema';
import { SchemaField } from './schema-field';
import fields from './schema-inside.module.css';
import styles from './section.module.css';
import { StatusBadge } from './status-badge';

export interface ResponsesSectionProps {
  readonly responses: readonly OperationResponse[];
}

/** What can come back, by status; a success is open, the rest opens on demand. */
export function ResponsesSection({ responses }: ResponsesSectionProps) {
  return (
    <section aria-labelledby="responses">
      <Heading level="h2" id="responses">
        {texts.responses.title}
      </Heading>
      {responses.map((response) => (
        <Response key={response.status} response={response} />
      ))}
    </section>
  );
}

function Response({ response }: { readonly response: OperationResponse }) {
  const { status, description, headers, content, links } = response;
  const anchor = toResponseAnchor(status);
  return (
    <details id={anchor} className={styles['response']} open={status.startsWith('2')}>
      <summary>
        <StatusBadge status={status} />{' '}
        <span className={styles['summary']}>
          <InlineRichText text={description} />
        </span>
        <Icon name="chevron" size={14} />
      </summary>
      {content.map((media, index) => (
        <div key={media.mediaType}>
          <MediaTypeSchema
            media={media}
            direction="response"
            anchor={index === 0 ? anchor : toResponseAnchor(status, media.mediaType)}
            owner={format(texts.responses.response, { status })}
          />
        </div>
      ))}
      {content.length === 0 && <p className={styles['facts']}>{texts.responses.noContent}</p>}
      {headers.length > 0 && (
        <div>
          <h3>{texts.responses.headers}</h3>
          <ul className={fields['fields']}>
            {headers.map(
              (header) =>
                header.schema !== undefined && (
                  <SchemaField
                    key={header.name}
                    direction="response"
                    anchor={toHeaderAnchor(anchor, header.name)}
                    name={header.name}
                    schema={header.schema}
                    required={header.required}
                    description={header.description}
                  />
                ),
            )}
          </ul>
        </div>
      )}
      {links.length > 0 && <NextCalls links={links} />}
    </details>
  );
}

/** OpenAPI's links: which operation a value of this response fits into. */
function NextCalls({ links }: { readonly links: readonly ResponseLink[] }) {
  return (
    <div>
      <h3>{texts.responses.next}</h3>
      <ul className={styles['links']}>
        {links.map(({ name, description, operation, parameters }) => (
          <li key={name}>
            <MethodBadge method={operation.method} />{' '}
            <Link href={operation.href}>{operation.title}</Link>
            {parameters.map((parameter) => (
              <span key={parameter.name}>
                {' '}
                <FormattedText
                  text={texts.responses.nextParameter}
                  values={{
                    name: <code>{parameter.name}</code>,
                    value: <code>{parameter.expression}</code>,
                  }}
                />
              </span>
            ))}
            {description.length > 0 && (
              <>
                {'. '}
                <InlineRichText text={description} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
