import { useRouteError } from 'react-router-dom';
import { CrashPage } from '../../shell/messages/crash-page';

/** The last resort: the shell itself crashed, so the crash page stands alone. */
export function ShellError() {
  return <CrashPage error={useRouteError()} />;
}
