import { useRouteError } from 'react-router-dom';
import { CrashPage } from '../../shell/messages/crash-page';
import { LoadErrorPage } from '../../shell/messages/load-error-page';
import { NotFoundPage } from '../../shell/messages/not-found-page';
import { SiteMenu } from '../../shell/navbar/site-menu';
import { guidesHref, navigationLinks } from '../layout/navigation-links';
import { isLoadError } from './failed-loads';
import { isNotFound, notFoundHead } from './not-found';
import { useHead } from '../layout/head';

/** Shown in place of a page that does not exist, cannot be loaded, or crashed. */
export function RouteError() {
  const error = useRouteError();
  return (
    <>
      <SiteMenu links={navigationLinks} />
      {isNotFound(error) ? <NotFound /> : <Failure error={error} />}
    </>
  );
}

function NotFound() {
  useHead(notFoundHead);
  return <NotFoundPage guides={guidesHref} />;
}

function Failure({ error }: { readonly error: unknown }) {
  return isLoadError(error) ? <LoadErrorPage error={error} /> : <CrashPage error={error} />;
}
