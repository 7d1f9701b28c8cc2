import { resources } from './resources';
import type { Resource } from './resources';

/** What an API says of one of its operations. */
export interface ListedOperation {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With placeholders: `/invoices/{invoiceId}`. */
  readonly path: string;
  readonly tag: string;
  /** The names of the fields that are sent. */
  readonly body: readonly string[];
  /** The schema that is returned; empty for none. */
  readonly schema: string;
}

/** A schema with its fields. */
export interface ListedSchema {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly string[];
}

/** A large API of a trading company, as its description states it. */
export interface ListedApi {
  readonly title: string;
  readonly server: string;
  readonly operations: readonly ListedOperation[];
  readonly schemas: readonly ListedSchema[];
}

/** The API of all resources: some 300 operations that share their words, as those of real APIs do. */
export function listApi(): ListedApi {
  return {
    title: 'Trading API',
    server: 'https://api.trading.example/v2',
    operations: resources.flatMap(toOperations),
    schemas: resources.flatMap(toSchemas),
  };
}

/** `purchase order` becomes `PurchaseOrder`. */
function toPascal(words: string): string {
  return words.replaceAll(/(?:^|[\s-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `purchase order` becomes `purchaseOrder`. */
function toCamel(words: string): string {
  return toPascal(words).replace(/^./, (letter) => letter.toLowerCase());
}

function toPlural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function toArticle(noun: string): string {
  return /^[aeio]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

function toOperations({ noun, tag, parent, fields, actions }: Resource): ListedOperation[] {
  const plural = toPlural(noun);
  const above = parent === '' ? '' : `/${slug(toPlural(parent))}/{${toCamel(parent)}Id}`;
  const list = `${above}/${slug(plural)}`;
  const single = `/${slug(plural)}/{${toCamel(noun)}Id}`;
  const [one, name, names] = [toArticle(noun), toPascal(noun), toPascal(plural)];
  const of = parent === '' ? '' : ` of ${toArticle(parent)}`;
  const ofId = parent === '' ? '' : `Of${toPascal(parent)}`;
  const common = { tag, schema: name };
  return [
    {
      ...common,
      id: `list${names}${ofId}`,
      title: `List ${plural}${of}`,
      description: `Returns the ${plural} that match the filters, page by page.`,
      method: 'GET',
      path: list,
      body: [],
      schema: `${name}Page`,
    },
    {
      ...common,
      id: `create${name}`,
      title: `Create ${one}`,
      description: `Adds ${one} and returns it with its id. Send an idempotency key to repeat the call safely.`,
      method: 'POST',
      path: list,
      body: fields,
    },
    {
      ...common,
      id: `get${name}`,
      title: `Get ${one}`,
      description: `Returns ${one} with its ${fields.slice(0, 2).join(' and ')}.`,
      method: 'GET',
      path: single,
      body: [],
    },
    {
      ...common,
      id: `update${name}`,
      title: `Update ${one}`,
      description: `Changes the fields that the body names. Who created ${one} stays on record.`,
      method: 'PATCH',
      path: single,
      body: fields,
    },
    {
      ...common,
      id: `delete${name}`,
      title: `Delete ${one}`,
      description: `Removes ${one} for good. Use the list of ${plural} to check what depends on it first.`,
      method: 'DELETE',
      path: single,
      body: [],
      schema: '',
    },
    ...actions.map((action): ListedOperation => ({
      ...common,
      id: `${toCamel(action)}${name}`,
      title: `${toPascal(action)} ${one}`,
      description: `Use this to ${action} ${one}. The ${noun} must not be locked by someone else.`,
      method: 'POST',
      path: `${single}/${slug(action)}`,
      body: ['reason', 'notify'],
    })),
  ];
}

function toSchemas({ noun, fields }: Resource): ListedSchema[] {
  const name = toPascal(noun);
  const plural = toPlural(noun);
  return [
    { name, description: `${toPascal(toArticle(noun))} as it is stored.`, fields },
    { name: `${name}Page`, description: `One page of ${plural}.`, fields: ['items', 'nextCursor'] },
    { name: `Create${name}Request`, description: `The ${noun} to create.`, fields },
    { name: `Update${name}Request`, description: 'The fields to change.', fields },
  ];
}

function slug(words: string): string {
  return words.replaceAll(' ', '-');
}
