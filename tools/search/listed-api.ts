/** An operation, as an API describes it. */
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
  const parts = toRows(resources).map(toPart);
  return {
    title: 'Trading API',
    server: 'https://api.trading.example/v2',
    operations: parts.flatMap((part) => part.operations),
    schemas: parts.flatMap((part) => part.schemas),
  };
}

/** Tag | noun, and what it belongs to | fields | what can be done besides reading and writing. */
const resources = `
Sales | customer | displayName taxNumber creditLimit language | merge archive
Sales | contact of customer | givenName familyName jobTitle phoneNumber | verify
Sales | lead | source estimatedValue nextStep | convert assign
Sales | quote | validUntil discountRate terms | accept send
Sales | order | orderedAt deliveryAddress currency | confirm cancel
Sales | order line of order | quantity unitPrice sku | split
Sales | price list | validFrom currency rounding | publish
Sales | discount code | percentage maximumUses expiresOn | activate
Billing | invoice | dueOn totalAmount reference | approve void
Billing | credit note of invoice | reason totalAmount | issue
Billing | payment | receivedAt amount method | refund capture
Billing | payment method | brand lastFourDigits holder | verify
Billing | refund of payment | amount reason | approve
Billing | subscription | plan renewsOn seats | pause resume
Billing | tax rate | country percentage validFrom | archive
Billing | bank account | iban holder bankName | verify
Purchasing | supplier | legalName leadTime rating | block
Purchasing | purchase order | expectedOn supplierId approvedBy | approve cancel
Purchasing | goods receipt of purchase order | receivedAt condition | post
Purchasing | contract | startsOn endsOn noticePeriod | sign terminate
Purchasing | expense claim | spentOn category receiptUrl | approve reject
Stock | product | sku barcode weight | publish archive
Stock | product variant of product | colour size barcode | duplicate
Stock | warehouse | address capacity timeZone | close
Stock | storage bin of warehouse | aisle level capacity | lock
Stock | stock movement | quantity fromBin toBin | reverse
Stock | inventory count | countedAt difference | close
Stock | batch | producedOn expiresOn | recall
Delivery | shipment | carrier trackingNumber shippedAt | dispatch cancel
Delivery | parcel of shipment | weight width height | label
Delivery | carrier | serviceLevel cutOffTime | test
Delivery | route | stops distance driverId | optimise publish
Delivery | driver | licenceNumber phoneNumber | assign
Delivery | vehicle | plateNumber mileage inspectionOn | service
Delivery | return request | reason items refundMethod | approve reject
Support | ticket | subject priority openedBy | escalate close
Support | comment of ticket | text visibility | hide
Support | attachment of ticket | fileName contentType size | scan
Support | article | title body section | publish
Support | satisfaction survey | question scale sentAt | send
People | employee | hiredOn department manager | suspend
People | department | costCentre head | merge
People | shift | startsAt endsAt breakMinutes | swap
People | leave request of employee | firstDay lastDay kind | approve reject
People | payroll run | period grossTotal | approve export
People | skill of employee | level certifiedOn | confirm
Platform | webhook | url events secret | test
Platform | api key | scopes lastUsedAt | rotate revoke
Platform | audit entry | actor action recordedAt | export
Platform | role | permissions inheritedFrom | assign
Platform | custom field | dataType label appliesTo | archive
Platform | report | columns filters schedule | run share
Platform | dashboard | widgets layout | share duplicate
Platform | import job | fileName mapping progress | cancel
`;

/** Id | title | description | method | path | fields that are sent | schema that is returned. */
const operations = `
list<Nouns><OfParent> | List <nouns><of parent> | Returns the <nouns> that match the filters, page by page. | GET | <list> | | <Noun>Page
create<Noun> | Create <a noun> | Adds <a noun> and returns it with its id. Send an idempotency key to repeat the call safely. | POST | <list> | <fields> | <Noun>
get<Noun> | Get <a noun> | Returns <a noun> with its <two fields>. | GET | <single> | | <Noun>
update<Noun> | Update <a noun> | Changes the fields that the body names. Who created <a noun> stays on record. | PATCH | <single> | <fields> | <Noun>
delete<Noun> | Delete <a noun> | Removes <a noun> for good. Use the list of <nouns> to check what depends on it first. | DELETE | <single> | |
`;

const action =
  '<action><Noun> | <Action> <a noun> | Use this to <action> <a noun>. The <noun> must not be locked by someone else. | POST | <single>/<action> | reason notify | <Noun>';

function toRows(table: string): readonly (readonly string[])[] {
  const lines = table.trim().split('\n');
  return lines.map((line) => line.split('|').map((cell) => cell.trim()));
}

/** The operations and schemas of a row of the resources. */
function toPart([tag = '', names = '', fields = '', actions = '']: readonly string[]) {
  const [noun = '', parent = ''] = names.split(' of ');
  const [one, many, name] = [toArticle(noun), toPlural(noun), toPascal(noun)];
  const above = parent === '' ? '' : `/${slug(toPlural(parent))}/{${toCamel(parent)}Id}`;
  const words = {
    noun,
    nouns: many,
    Noun: name,
    Nouns: toPascal(many),
    'a noun': one,
    OfParent: parent === '' ? '' : `Of${toPascal(parent)}`,
    'of parent': parent === '' ? '' : ` of ${toArticle(parent)}`,
    list: `${above}/${slug(many)}`,
    single: `/${slug(many)}/{${toCamel(noun)}Id}`,
    fields,
    'two fields': fields.split(' ').slice(0, 2).join(' and '),
  };
  const more = actions
    .split(' ')
    .map((verb) => fill(action, { ...words, action: verb, Action: toPascal(verb) }));
  const own = fields.split(' ');
  return {
    operations: [fill(operations, words), ...more]
      .flatMap(toRows)
      .map((row) => toOperation(tag, row)),
    schemas: [
      { name, description: `${toPascal(one)} as it is stored.`, fields: own },
      { name: `${name}Page`, description: `One page of ${many}.`, fields: ['items', 'nextCursor'] },
      { name: `Create${name}Request`, description: `The ${noun} to create.`, fields: own },
      { name: `Update${name}Request`, description: 'The fields to change.', fields: own },
    ],
  };
}

function toOperation(tag: string, row: readonly string[]): ListedOperation {
  const [id = '', title = '', description = '', method = '', path = '', body = '', schema = ''] =
    row;
  return {
    tag,
    schema,
    id,
    title,
    description,
    method: method as ListedOperation['method'],
    path,
    body: body === '' ? [] : body.split(' '),
  };
}

function fill(template: string, words: Readonly<Record<string, string>>): string {
  return template.replaceAll(/<([^>]+)>/g, (_, word: string) => words[word] ?? '');
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

function slug(words: string): string {
  return words.replaceAll(' ', '-');
}
