import './leaving/moves.ts'; // before the router
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { loadAhead } from './routes.tsx';
import { firstAudit } from './session/profile-query.ts';
import { comingPath, isCallback } from './session/return-path.ts';
import { beginSession } from './session/session-provider.tsx';
import { PortalTheme } from './theme/portal-theme.tsx';

/**
 * Shows the application in the page. Every word of it is in the language that was chosen before this file was loaded.
 */
export function start(root: HTMLElement): void {
  beginSession();
  const client = createQueryClient();
  createRoot(root).render(
    <StrictMode>
      <PortalTheme>
        <QueryClientProvider client={client}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </QueryClientProvider>
      </PortalTheme>
    </StrictMode>,
  );
  const coming = isCallback(window.location) ? comingPath.read() : null;
  if (coming !== null) loadAhead(coming, { client, audit: firstAudit(client) });
}
