import '@fontsource-variable/inter/wght.css';
import '#web/app/theme/global.css';
import Box from '@mui/material/Box';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '#web/app/query-client.ts';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Charts } from './charts.tsx';
import { Parts } from './parts.tsx';
import { Tables } from './tables.tsx';

/**
 * Every part in its states, for those who build with them. The development server has it at /gallery/; the product does
 * not.
 */
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <PortalTheme>
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Box component="main" sx={{ maxWidth: 1264, mx: 'auto', px: { xs: 4, sm: 8 }, py: 8 }}>
          <PageHead
            title="Gallery of parts"
            description="Each part in its states. Names, schools and numbers are invented."
          />
          <Parts />
          <Tables />
          <Charts />
        </Box>
      </MemoryRouter>
    </QueryClientProvider>
  </PortalTheme>,
);
