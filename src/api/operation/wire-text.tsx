import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Serialization } from '../../model/api/operation';
import { FormattedText } from '../../ui/text/formatted-text';
import { texts } from '../../ui/texts/texts';

export interface WireTextProps {
  readonly serialization?: Serialization;
  readonly mediaTypes?: readonly string[];
  readonly isReservedAllowed?: true;
  readonly isEmptyAllowed?: true;
  /** Names of the headers of a form's part. */
  readonly headers?: readonly string[];
}

/** How a value is written, in words. */
export function WireText(props: WireTextProps) {
  return listWireTexts(props).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && '; '}
      {fact}
    </Fragment>
  ));
}

/** Whether there is anything to say. */
export function isWireTextNeeded(props: WireTextProps): boolean {
  return listWireTexts(props).length > 0;
}

function listWireTexts({
  serialization,
  mediaTypes = [],
  headers = [],
  ...is
}: WireTextProps): readonly ReactNode[] {
  return [
    ...(serialization === undefined ? [] : [texts.serialization[serialization]]),
    ...(mediaTypes.length === 0 ? [] : [toNames(texts.encoding.as, mediaTypes)]),
    ...(is.isReservedAllowed === true ? [texts.encoding.reserved] : []),
    ...(is.isEmptyAllowed === true ? [texts.encoding.empty] : []),
    ...(headers.length === 0 ? [] : [toNames(texts.encoding.headers, headers)]),
  ];
}

function toNames(text: string, names: readonly string[]): ReactNode {
  const list = names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ));
  return <FormattedText text={text} values={{ names: list }} />;
}
