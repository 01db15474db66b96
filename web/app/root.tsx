import { Outlet, useNavigation } from 'react-router';
import { Loader } from '#web/ui/loader.tsx';
import { ErrorModal } from './errors/error-modal.tsx';
import { SessionProvider } from './session/session-provider.tsx';
import { usePageTitle } from './shell/use-page-title.ts';

/** Around every page, public ones too. */
export function Root() {
  usePageTitle();
  const { state } = useNavigation();
  return (
    <SessionProvider>
      <Outlet />
      {state === 'loading' && <Loader />}
      <ErrorModal />
    </SessionProvider>
  );
}
