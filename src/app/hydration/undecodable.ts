/** The part of React Router's router that tells of navigations. */
interface Locations {
  readonly state: { readonly location: Parts };
  readonly subscribe: (listener: (state: { readonly location: Parts }) => void) => void;
}

interface Parts {
  readonly pathname: string;
  readonly hash: string;
}

/** Raises and logs a `URIError` for each address that cannot be decoded, now and later; the page lives on. */
export function reportUndecodable(router: Locations): void {
  let shown: Parts | undefined;
  const look = ({ location }: { readonly location: Parts }) => {
    if (location === shown) return;
    shown = location;
    for (const error of listUndecodable(location)) reportError(error);
  };
  look(router.state);
  router.subscribe(look);
}

/** The mistake in the percent-encoding of an address. */
export function listUndecodable({ pathname, hash }: Parts): readonly URIError[] {
  return [check('Pathname', pathname), check('Hash', hash)].filter((error) => error !== undefined);
}

function check(part: string, text: string): URIError | undefined {
  if (findDecoded(text) !== undefined) return undefined;
  return new URIError(
    `${part} "${text}" could not be decoded. This is likely caused by an invalid percent-encoding.`,
  );
}

/** The result is used: the bundler drops a call that only may throw. */
function findDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
