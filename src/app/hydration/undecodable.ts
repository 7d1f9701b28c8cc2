/** The part of React Router's router that tells of navigations. */
interface Locations {
  readonly state: { readonly location: Parts };
  readonly subscribe: (listener: (state: { readonly location: Parts }) => void) => void;
}

interface Parts {
  readonly pathname: string;
}

/**
 * Raises and logs a `URIError` for each path that cannot be decoded, now and later; the page lives on. A hash may hold
 * anything: it names no page.
 */
export function reportUndecodable(router: Locations): void {
  let shown: Parts | undefined;
  const look = ({ location }: { readonly location: Parts }) => {
    if (location === shown) return;
    shown = location;
    const error = findPathError(location);
    if (error !== undefined) reportError(error);
  };
  look(router.state);
  router.subscribe(look);
}

/** The mistake in the percent-encoding of a path. */
export function findPathError({ pathname }: Parts): URIError | undefined {
  if (findDecoded(pathname) !== undefined) return undefined;
  return new URIError(
    `Pathname "${pathname}" could not be decoded. This is likely caused by an invalid percent-encoding.`,
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
