import { lazy, Suspense } from 'react';
import { useRoutes } from 'react-router';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { useShownError } from './errors/error-modal-state.ts';
import { routes } from './routes.tsx';
import { SessionProvider } from './session/session-provider.tsx';

const ErrorModal = lazy(() => import('./errors/error-modal.tsx'));

/** Everything below the router and the query client. */
export function App() {
  const pages = useRoutes(routes);
  const error = useShownError();
  return (
    <ErrorBoundary>
      <SessionProvider>{pages}</SessionProvider>
      {error !== null && (
        // It may say that there is no connection, without which its own code cannot come.
        <ErrorBoundary instead={null}>
          <Suspense>
            <ErrorModal error={error} />
          </Suspense>
        </ErrorBoundary>
      )}
    </ErrorBoundary>
  );
}
