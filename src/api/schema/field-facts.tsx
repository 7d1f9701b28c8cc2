import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { JsonText, Xml } from '../../model/schema/schema';
import type { SchemaView } from '../../model/schema/schema-view';
import { FormattedText } from '../../ui/text/formatted-text';
import { texts } from '../texts';
import { listLimitTexts } from './limit-text';
import { toValueText } from '../value-text';
import { format } from '../../model/text/format';
import styles from './field-content.module.css';

export interface FieldFactsProps {
  readonly schema: SchemaView;
  /** The schemas of a list's items, whose facts are shown with the list's. */
  readonly items: readonly SchemaView[];
  /** The values with which a property selects its variant. */
  readonly constants?: readonly JsonText[] | undefined;
  /** One more fact, such as how a list is written in a query. */
  readonly fact?: ReactNode;
  /** Replace the schema's own examples. */
  readonly examples?: readonly JsonText[] | undefined;
}

/** Value, default, limits and examples as small facts in a row. */
export function FieldFacts({ schema, items, constants, fact, examples }: FieldFactsProps) {
  const facts = [
    ...listFixedFacts(schema, constants),
    fact,
    ...listLimitFacts(schema),
    ...listObjectFacts(schema),
    ...listWireFacts(schema),
    ...items.flatMap(listItemFacts),
    constants === undefined && toExampleFact(schema, examples),
  ].filter(isSaid);
  if (facts.length === 0) return null;
  return (
    <ul className={styles['facts']}>
      {facts.map((one, index) => (
        <li key={index}>{one}</li>
      ))}
    </ul>
  );
}

function isSaid(fact: ReactNode): boolean {
  return fact !== undefined && fact !== false;
}

function listItemFacts(items: SchemaView): readonly ReactNode[] {
  const facts = [
    ...listFixedFacts(items),
    ...listLimitFacts(items),
    ...listWireFacts(items),
    toExampleFact(items),
  ];
  return facts
    .filter(isSaid)
    .map((fact, index) => <FormattedText key={index} text={texts.field.items} values={{ fact }} />);
}

/** Longer examples are shown as separate blocks. */
export const MAX_INLINE = 80;

/** The constant and the default. For a property that selects its variant, the constants are the selecting values. */
function listFixedFacts(
  { constant, default: standard, types }: SchemaView,
  constants: readonly JsonText[] = [],
): readonly ReactNode[] {
  const fixed =
    constants.length > 0 ? constants : [constant].filter((value) => value !== undefined);
  const { or } = texts.type;
  return [
    fixed.length > 0 && toFact(texts.field.constant, fixed, types, ` ${or} `),
    standard !== undefined && toFact(texts.field.default, [standard], types),
  ];
}

/** The examples that fit on a line. Omitted if all values are listed, because they would add nothing. */
function toExampleFact(
  { examples: own = [], types, constant, values }: SchemaView,
  examples: readonly JsonText[] = constant === undefined && values === undefined ? own : [],
): ReactNode {
  const short = examples.filter((example) => example.length <= MAX_INLINE);
  return short.length > 0 && toFact(texts.field.example, short, types);
}

function toFact(
  text: string,
  values: readonly JsonText[],
  types: SchemaView['types'],
  separator?: string,
): ReactNode {
  const codes = values.map((value) => toValueText(value, types));
  const value = <Codes codes={codes} separator={separator} />;
  return <FormattedText text={text} values={{ value }} />;
}

interface CodesProps {
  readonly codes: readonly string[];
  readonly separator?: string | undefined;
}

/** Names or values in code, one after another. */
export function Codes({ codes, separator = ', ' }: CodesProps) {
  return codes.map((code, index) => (
    <Fragment key={index}>
      {index > 0 && separator}
      <code translate="no">{code}</code>
    </Fragment>
  ));
}

/** The limits of a value. A pattern is shown as the author wrote it, and never run. */
function listLimitFacts({ limits = {} }: SchemaView): readonly ReactNode[] {
  const { pattern = [] } = limits;
  return [...listLimitTexts(limits), ...pattern.map((one) => <Pattern pattern={one} />)];
}

/** A long pattern is for those who ask for it. */
function Pattern({ pattern }: { readonly pattern: string }) {
  const code = <code translate="no">{pattern}</code>;
  if (pattern.length <= MAX_INLINE)
    return <FormattedText text={texts.bounds.pattern} values={{ pattern: code }} />;
  return (
    <details>
      <summary>{format(texts.bounds.longPattern, { count: pattern.length })}</summary>
      {code}
    </details>
  );
}

/** Facts about all the content of an object or a list. */
function listObjectFacts(schema: SchemaView): readonly ReactNode[] {
  const { others, otherItems, dependentRequired = [] } = schema;
  return [
    others !== undefined && (others ? texts.field.others : texts.field.noOthers),
    otherItems !== undefined && (otherItems ? texts.field.otherItems : texts.field.noOtherItems),
    ...dependentRequired.map(({ name, required }) => (
      <FormattedText
        text={texts.field.requiredWith}
        values={{ name: <code translate="no">{name}</code>, names: <Codes codes={required} /> }}
      />
    )),
  ];
}

/** How a value is serialized, and the content of a string. */
function listWireFacts({
  contentMediaType,
  contentEncoding,
  xml,
}: SchemaView): readonly ReactNode[] {
  const { holds, encoded, holdsEncoded } = texts.field;
  const known = contentEncoding === undefined ? holds : holdsEncoded;
  return [
    (contentMediaType ?? contentEncoding) !== undefined && (
      <FormattedText
        text={contentMediaType === undefined ? encoded : known}
        values={{
          type: <code translate="no">{contentMediaType}</code>,
          encoding: contentEncoding,
        }}
      />
    ),
    xml && <XmlFact {...xml} />,
  ];
}

/** https://spec.openapis.org/oas/v3.1.1#xml-object */
function XmlFact({ name, prefix, namespace, attribute, wrapped, nodeType }: Xml) {
  const fullName = prefix === undefined ? name : `${prefix}:${name ?? ''}`;
  const words = [
    texts.field.xml,
    attribute === true ? 'attribute' : nodeType,
    wrapped === true && texts.field.xmlWrapped,
    namespace !== undefined && format(texts.field.xmlNamespace, { namespace }),
  ];
  return (
    <>
      {words.filter(isSaid).join(' ')}{' '}
      {fullName !== undefined && <code translate="no">{fullName}</code>}
    </>
  );
}
