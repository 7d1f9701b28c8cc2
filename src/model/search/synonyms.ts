/** Words that readers use for the same thing; each finds the others, after the word itself. */
const groups: readonly (readonly string[])[] = [
  ['create', 'add', 'new', 'make', 'insert'],
  ['delete', 'remove', 'destroy', 'erase'],
  ['update', 'edit', 'change', 'modify', 'patch'],
  ['get', 'fetch', 'retrieve', 'read', 'show', 'find', 'see', 'view'],
  ['list', 'query', 'search', 'filter'],
  ['login', 'signin', 'authenticate', 'logon'],
  ['authentication', 'auth', 'credential'],
  ['error', 'problem', 'failure', 'exception'],
  ['paging', 'pagination', 'paginate', 'pager'],
  ['throttle', 'throttling', 'ratelimit'],
  ['zip', 'postcode', 'zipcode', 'postal'],
  ['parameter', 'param', 'argument'],
  ['picture', 'image', 'photo'],
  ['user', 'account', 'member'],
  ['move', 'transfer', 'reassign'],
  ['enum', 'enumeration'],
  ['request', 'call'],
  ['lifetime', 'live', 'expire', 'expiry', 'expiration'],
  ['compatibility', 'compatible', 'support', 'supported'],
  ['unavailable', 'down', 'downtime', 'outage', 'maintenance'],
];

const others: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap((group) =>
    group.map((word) => [word, group.filter((other) => other !== word)] as const),
  ),
);

/** Words for a cause or effect that also find another word: who renames a team updates it. Not the other way round. */
const wider: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      ['update', ['rename', 'move', 'transfer', 'extend', 'suspend', 'deactivate', 'disable']],
      ['reset', ['forgot', 'forgotten', 'lost']],
      ['pagination', ['page']],
      ['session', ['logout', 'loggedout', 'signout', 'signedout']],
      ['saml', ['sso']],
      ['sandbox', ['test', 'testing', 'staging']],
    ] as const
  ).flatMap(([meant, said]) => said.map((word) => [word, [meant]] as const)),
);

/** The synonyms of a word, by its stem. */
export function listSynonyms(stem: string): readonly string[] {
  return [...(others.get(stem) ?? []), ...(wider.get(stem) ?? [])];
}

/** Words that say nothing about what is asked for, as long as the query has others. */
const fillers: ReadonlySet<string> = new Set(
  (
    'a about all an and another any anyone are as at be between by can could did difference do docs does endpoint for from happen happens has have header how i if in into is it ' +
    'its long many max maximum may me mean means much my need now of often on or our per please pls plz should so some somebody someone something than that the their them then there this to ' +
    'us use using versus vs want was we what when where which who why will with would you your là cái nhưng mà'
  ).split(' '),
);

/** True if a query means the same without this word. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
