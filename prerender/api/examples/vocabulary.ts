/** A value by a name: texts, numbers for integers and for fractions, and truth values. The first that is valid counts. */
export type Guesses = readonly (string | number | boolean)[];

/**
 * The vocabulary of generated examples: what a value may look like, by the name of its property or parameter, or by
 * a format that is not checked. To extend it, add a row, or a name to one.
 *
 * A key lists the last words of names, in lower case and in the singular: `billing_email` and `workEmails` end with
 * `email`. The longest name counts. Addresses, hosts and telephone numbers are those that are reserved for
 * documentation.
 */
export const vocabulary: Readonly<Record<string, Guesses>> = {
  // People
  'first name, firstname, given name, forename': ['Aiko'],
  'middle name': ['Mei'],
  'last name, lastname, family name, surname': ['Tanaka'],
  'full name, fullname, legal name, holder name, holder, author': ['Aiko Tanaka'],
  'user name, username, login': ['aiko.tanaka', 'aiko'],
  'nickname, handle': ['aiko'],
  gender: ['female', 'F'],
  salutation: ['Ms'],
  'job title': ['Team lead'],
  occupation: ['Engineer'],
  'email, email address, e mail': ['aiko.tanaka@example.com', 'aiko@example.com'],
  'phone, phone number, telephone, mobile': ['+12025550143', '202-555-0143'],
  fax: ['+12025550144', '202-555-0144'],
  token: ['a1b2c3d4e5f6'],
  password: ['correct-horse-battery-staple', 'Correct-horse-7'],

  // Companies
  'company, company name, business name, organization name, merchant': ['Sakura Logistics'],
  brand: ['Sakura'],
  department: ['Operations'],
  'vat, vat number, vat id': ['GB123456789'],

  // Places
  'address, address line 1, line1, line 1, address1, street, street address': ['1-2-3 Shibakoen'],
  'address line 2, line2, line 2, address2': ['Floor 4'],
  'house number': ['12'],
  'city, state or province, province': ['Tokyo'],
  'town, locality': ['Minato'],
  'postal code, postcode, post code, zip code, zipcode, zip': ['105-0011', '10115', '1050011'],
  country: ['JP', 'JPN', 'Japan'],
  'country code': ['JP', 'JPN'],
  'country name': ['Japan'],
  nationality: ['JP', 'JPN', 'Japanese'],
  'time zone, timezone, tz': ['Asia/Tokyo'],
  locale: ['en-GB', 'en_GB', 'en'],
  language: ['en', 'en-GB', 'eng', 'English'],
  'language code, lang': ['en', 'en-GB', 'eng'],
  'latitude, lat': ['35.6586', 35.6586, 35],
  'longitude, lng, lon': ['139.7454', 139.7454, 139],
  altitude: [25.5, 25],

  // Money: integers count its smallest unit
  'currency, currency code': ['EUR', 'eur', 'euro'],
  'amount, price, cost, subtotal, total amount, total price, money': ['19.99', '1999', 19.99, 1999],
  total: ['19.99', '1999', 19.99, 1],
  fee: [0.5, 50],
  tax: [3.8, 380],
  discount: [5, 500],
  balance: ['1250.00', 1250.5, 125000],
  'credit limit': [1000, 100000],
  iban: ['GB33BUKB20201555555555'],
  bic: ['DEUTDEFF'],
  'account number': ['31926819'],
  'routing number': ['110000000'],
  'sort code': ['601613'],
  'card number': ['4111111111111111'],
  'last4, last four': ['1111'],
  'cvc, cvv': ['123'],
  'exp month, expiry month': ['07', 7],
  'exp year, expiry year': ['2027', 2027],
  'statement descriptor': ['SAKURA LOGISTICS'],

  // The web
  'url, uri, href, link, website, homepage': ['https://example.com/'],
  'image url': ['https://example.com/image.png'],
  'avatar url': ['https://example.com/avatar.png'],
  'logo url': ['https://example.com/logo.png'],
  'icon url': ['https://example.com/icon.png'],
  'photo url': ['https://example.com/photo.jpg'],
  'thumbnail url': ['https://example.com/thumbnail.jpg'],
  'download url': ['https://example.com/download'],
  'webhook url': ['https://example.com/webhooks'],
  'callback url': ['https://example.com/callback'],
  'redirect url, redirect uri': ['https://example.com/redirect'],
  'return url': ['https://example.com/return'],
  'success url': ['https://example.com/success'],
  'cancel url': ['https://example.com/cancel'],
  'domain, domain name': ['example.com'],
  'hostname, host': ['api.example.com'],
  'ip address, ip': ['198.51.100.42'],
  ipv6: ['2001:db8::8a2e:370:7334'],
  'mac address': ['00:00:5e:00:53:af'],
  'cidr, subnet': ['198.51.100.0/24'],
  port: [8443],
  'status code, http status': ['200', 200],
  'user agent': ['Mozilla/5.0 (X11; Linux x86_64)'],
  path: ['/reports/2024'],
  slug: ['last-mile-delivery', 'last-mile'],

  // Files and data
  'file name, filename': ['report.pdf'],
  extension: ['pdf'],
  'mime, mime type, mimetype, media type, content type': ['application/pdf'],
  'content language': ['en'],
  'hash, checksum, sha256': [
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    '9f86d081884c7d65',
  ],
  'sha, sha1, commit': ['a94a8fe5ccb19ba61c4c0873d391e987982fbbd3'],
  html: ['<p>Hello</p>'],
  'text xml, application xml': ['<a/>'],
  'text csv': ['id,name'],
  'application json': ['{}'],
  'text plain, message, text': ['Hello'],
  md5: ['098f6bcd4621d373cade4e832627b4f6'],
  fingerprint: ['9f86d081884c7d65'],
  etag: ['"33a64df5"'],
  signature: ['9f86d081884c7d659a2feaa0c55ad015'],
  version: ['1.4.2', '1.4', '1', 1],
  'api version': ['2024-07-29', '1.4.2'],
  semver: ['1.4.2'],
  'color, colour': ['#1f6feb', '1f6feb', 'blue'],
  branch: ['main'],
  repository: ['octo-app'],
  isbn: ['9783161484100'],
  sku: ['SKU-1042'],

  // Ids and pages of a list, of which an example shows one item
  code: ['ABC123'],
  'error code': ['invalid_request'],
  'result code': ['success'],
  id: ['a1b2c3d4', 1042],
  'starting after, ending before': ['a1b2c3d4'],
  'uuid, guid, idempotency key': ['3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  ulid: ['01J3YQ4Z9V6N8T2K5M7P0R3S6W'],
  'reference, reference number': ['REF-1042'],
  'order number': ['ORD-1042'],
  'invoice number': ['INV-1042'],
  'tracking number': ['TRK-1042'],
  'serial number': ['SN-1042'],
  'request id, correlation id': ['req-a1b2c3d4'],
  'cursor, page token': ['eyJpZCI6MTA0Mn0'],
  'query, search, keyword': ['delivery'],
  'sort, sort by, order by': ['name'],
  'number, count, page, position, rank, priority, revision': [1],
  'quantity, qty': [2],
  'page size, per page, limit, max result': [20],

  // Measures
  'percent, percentage': [12.5, 25],
  'ratio, rate': [0.25, 1],
  'tax rate': [0.19, 19],
  'exchange rate': [1.0842, 1],
  score: [0.87, 87],
  rating: [4.5, 4],
  'confidence, probability': [0.97, 1],
  'progress, interval': [60],
  distance: [1.2, 1200],
  weight: [1.5, 2],
  width: [640],
  height: [480],
  length: [120],
  depth: [40],
  'size, byte': [20480],
  temperature: [21.5, 21],
  duration: [90],
  'second, timeout': [30],
  minute: [15],
  'expire in, expires in, ttl': [3600],
  year: [2024],
  month: [7],
  day: [29],
  age: [34],

  // Words
  title: ['Last-mile delivery'],
  subject: ['Your order has been sent'],
  description: ['A short description'],
  summary: ['A short summary'],
  comment: ['Looks good to me'],
  note: ['Leave it at the front desk'],
  'error message': ['The request is not valid'],
  reason: ['Requested by the customer'],
  tag: ['important'],
  label: ['Important'],
  category: ['General'],
  role: ['member'],
  scope: ['read'],
  status: ['active'],
  metadata: ['value'],
  'event, event type': ['order.created'],
  unit: ['kg'],
  'archived, blocked, cancelled, canceled, closed, deleted, deprecated, disabled, draft': [false],
  'expired, failed, hidden, locked, more, muted, private, refunded, revoked, suspended': [false],
  'test, truncated': [false],
};

/** The values of `name`, by the words for the things that have it; any other thing is "Example …". */
export const names: Readonly<Record<string, string>> = {
  'account, holder, assignee, author, billing, candidate, cardholder, contact': 'Aiko Tanaka',
  'contributor, creator, customer, employee, manager, member, owner, patient': 'Aiko Tanaka',
  'payee, payer, person, profile, receiver, recipient, reviewer, sender': 'Aiko Tanaka',
  'shipping, shopper, student, user, visitor': 'Aiko Tanaka',
  'business, carrier, client, company, employer, merchant, org': 'Sakura Logistics',
  'organisation, organization, seller, store, supplier, tenant, vendor': 'Sakura Logistics',
  'continent, region': 'Europe',
  country: 'Japan',
  city: 'Tokyo',
};

/** Moments by a word of a name: what is created is updated later, and expires at last. The last word counts. */
export const moments: Readonly<Record<string, string>> = {
  'birth, birthday, dob': '1990-04-12T00:00:00Z',
  created: '2024-07-29T09:30:00Z',
  'updated, modified, changed, edited': '2024-07-30T14:05:00Z',
  'from, since, after, start, starts, started, begin, effective': '2024-08-01T09:00:00Z',
  'due, deadline': '2024-08-15T12:00:00Z',
  'closed, completed, finished, delivered, resolved, deleted': '2024-08-20T16:45:00Z',
  'archived, cancelled, canceled': '2024-08-20T16:45:00Z',
  'to, until, before, end, ends, ended': '2024-08-31T18:00:00Z',
  'expires, expiry, expiration, expired': '2025-07-29T09:30:00Z',
};

/** Words of a schema's name that do not say what it describes, as in `CreateTeamRequest`. */
export const wordsOfUse =
  'request, response, create, created, update, updated, new, add, added, list, input, output, dto, model, payload, params, body, data, object, resource, entity, schema, item, items, result, full, simple, minimal, base, v1, v2, v3, of, the';

/** The first word of an operation's name: `getTeam` is about a team, and `post` about a post. */
export const verbs =
  'get, post, put, patch, delete, send, submit, remove, change, find, retrieve, search';
