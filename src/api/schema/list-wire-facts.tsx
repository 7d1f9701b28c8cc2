import type { ReactNode } from 'react';
import { format } from '../../model/text/format';
import type { Xml } from '../../model/schema/schema';
import type { SchemaView } from '../../model/schema/schema-view';
import { FormattedText } from '../../ui/text/formatted-text';
import { texts } from '../texts';

/** How a value is written, and what a text holds. */
export function listWireFacts({
  contentMediaType,
  contentEncoding,
  xml,
}: SchemaView): readonly ReactNode[] {
  const { holds, encoded, holdsEncoded } = texts.field;
  const isBoth = contentMediaType !== undefined && contentEncoding !== undefined;
  const content = isBoth ? holdsEncoded : contentMediaType === undefined ? encoded : holds;
  const isAny = contentMediaType !== undefined || contentEncoding !== undefined;
  return [
    ...(isAny
      ? [
          <FormattedText
            text={content}
            values={{ type: <code>{contentMediaType}</code>, encoding: contentEncoding }}
          />,
        ]
      : []),
    ...(xml === undefined ? [] : listXmlFacts(xml)),
  ];
}

/** https://spec.openapis.org/oas/v3.1.1#xml-object */
function listXmlFacts(xml: Xml): readonly ReactNode[] {
  const { name, prefix, namespace, attribute, wrapped, nodeType } = xml;
  const kind = attribute === true ? 'attribute' : nodeType;
  const fullName = prefix === undefined ? name : `${prefix}:${name ?? ''}`;
  const words = [
    texts.field.xml,
    ...(kind === undefined ? [] : [kind]),
    ...(wrapped === true ? [texts.field.xmlWrapped] : []),
    ...(namespace === undefined ? [] : [format(texts.field.xmlNamespace, { namespace })]),
  ].join(' ');
  return [
    <>
      {words} {fullName !== undefined && <code>{fullName}</code>}
    </>,
  ];
}
