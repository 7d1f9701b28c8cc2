/** A kind of thing that an API manages. */
export interface Resource {
  readonly noun: string;
  readonly tag: string;
  /** The noun of what it belongs to; empty for none. */
  readonly parent: string;
  readonly fields: readonly string[];
  /** What can be done with one, besides reading and writing it. */
  readonly actions: readonly string[];
}

/** Tag | noun, and what it belongs to | fields | actions. */
const table = `
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

/** The resources of the large API. */
export const resources: readonly Resource[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [tag = '', names = '', fields = '', actions = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const [noun = '', parent = ''] = names.split(' of ');
    return { noun, tag, parent, fields: fields.split(' '), actions: actions.split(' ') };
  });
