import { lazy, Suspense } from 'react';
import { useRoutes } from 'react-router';
import { Loader } from '#web/ui/loader.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { useShownError } from './errors/error-modal-state.ts';
import { routes } from './routes.tsx';

/** Starts to load at once, beside the first paint: the sign-in library is a tenth of the first JavaScript. */
const sessionProvider = import('./session/session-provider.tsx');
const SessionProvider = lazy(async () => ({ default: (await sessionProvider).SessionProvider }));
const ErrorModal = lazy(() => import('./errors/error-modal.tsx'));

/** Everything below the router and the query client. */
export function App() {
  const pages = useRoutes(routes);
  const error = useShownError();
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loader />}>
        <SessionProvider>{pages}</SessionProvider>
      </Suspense>
      {error !== null && (
        <Suspense>
          <ErrorModal error={error} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
