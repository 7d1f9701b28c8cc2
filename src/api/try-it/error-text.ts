import { assertNever } from '../../model/assert-never';
import { toChoiceText } from '../../model/request/field-text';
import type { Bound } from '../../model/schema/schema';
import type { ValidationError, ValidationReason } from '../../model/schema/outcome';
import { format } from '../../model/text/format';
import { texts } from './texts';
import { texts as apiTexts } from '../texts';
import { toBoundText } from '../schema/bound-text';
import { toPatternText } from './pattern-text';

/** Readers do not read more choices than this. */
const MANY = 8;

/** A validation error as a sentence. */
export function toErrorText({ path, reason }: ValidationError): string {
  const text = toReasonText(reason);
  return path.length === 0 ? text : format(texts.validation.at, { path: toPathText(path), text });
}

function toPathText(path: ValidationError['path']): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

function toReasonText(reason: ValidationReason): string {
  const { validation } = texts;
  switch (reason.kind) {
    case 'type':
      return format(validation.type, { types: reason.types.join(` ${apiTexts.type.or} `) });
    case 'choice':
      return toChoicesText(reason.values.map(toChoiceText));
    case 'format':
      return format(validation.format, { format: reason.format, example: reason.example });
    case 'integers':
      return format(validation.integers, { min: reason.min, max: reason.max });
    case 'bound':
      return toLimitText(reason.bound);
    case 'missing':
      return format(validation.missing, { name: reason.name });
    case 'extra':
      return format(validation.extra, { name: reason.name });
    case 'variants':
      return format(validation.variants, { labels: reason.labels.join(', ') });
    case 'other':
      return validation.other;
    default:
      return assertNever(reason);
  }
}

function toChoicesText(values: readonly string[]): string {
  const [only] = values;
  if (values.length === 1 && only !== undefined)
    return format(texts.validation.constant, { value: only });
  const some = values.slice(0, MANY).join(', ');
  return format(texts.validation.choice, { values: values.length > MANY ? `${some}, …` : some });
}

function toLimitText(bound: Bound): string {
  const { validation } = texts;
  switch (bound.kind) {
    case 'pattern':
      return toPatternText(bound.pattern);
    case 'unique':
      return validation.unique;
    case 'range':
      return format(validation.range, { bound: toBoundText(bound) });
    case 'multiple':
      return format(validation.multiple, { bound: toBoundText(bound) });
    default:
      return format(validation.amount, { bound: toBoundText(bound) });
  }
}
