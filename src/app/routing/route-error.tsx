import { Suspense, lazy, useEffect, useMemo } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { FailedPage } from '../../shell/messages/failed-page';
import { NotFoundPage } from '../../shell/messages/not-found-page';
import { SiteMenu } from '../../shell/navbar/site-menu';
import { texts } from '../../shell/texts';
import { useHydrated } from '../../ui/use-hydrated';
import { useHead } from '../layout/head';
import { useSiteNavigation } from '../layout/navigation-links';
import { toSitePath } from '../layout/site-identity';
import { LoadError } from './failed-loads';
import { isNotFound, notFoundHead } from './not-found';
import { showMistake } from '../development/writers-page';

const WaysOn = lazy(() =>
  import('./ways-on').then(
    ({ WaysOn: component }) => ({ default: component }),
    // The page says enough without it.
    () => ({ default: () => null }),
  ),
);

/** Shown in place of a page that does not exist, cannot be loaded, or crashed. */
export function RouteError() {
  const error = useRouteError();
  return (
    <>
      <SiteMenu links={useSiteNavigation().links} />
      {isNotFound(error) ? <NotFound /> : <Failure error={error} />}
    </>
  );
}

/** The last resort: the shell itself crashed, so only the message is shown. */
export function ShellError() {
  return <Failure error={useRouteError()} />;
}

function NotFound() {
  useHead(notFoundHead);
  const { pathname } = useLocation();
  return (
    <NotFoundPage guides={useSiteNavigation().guides}>
      {useHydrated() && (
        <Suspense>
          <WaysOn path={toSitePath(pathname)} />
        </Suspense>
      )}
    </NotFoundPage>
  );
}

function Failure({ error }: { readonly error: unknown }) {
  return error instanceof LoadError ? <Unloaded error={error} /> : <Crash error={error} />;
}

function Unloaded({ error }: { readonly error: LoadError }) {
  const { title, text, retry } = texts.loadError;
  useFailureHead(title);
  return (
    <FailedPage
      title={title}
      advice={text}
      retry={retry}
      error={error.cause}
      onRetry={() => window.location.reload()}
    />
  );
}

function Crash({ error }: { readonly error: unknown }) {
  useEffect(() => {
    if (import.meta.env.DEV) void showMistake();
  }, [error]);
  useFailureHead(texts.crash.title);
  const { revalidate } = useRevalidator();
  return <FailedPage {...texts.crash} error={error} onRetry={() => void revalidate()} />;
}

/** The tab and the history name what happened, not the page that was there before. */
function useFailureHead(title: string): void {
  const { pathname } = useLocation();
  const head = useMemo(
    () => ({ path: toSitePath(pathname), title, description: title, noindex: true }),
    [pathname, title],
  );
  useHead(head);
}
