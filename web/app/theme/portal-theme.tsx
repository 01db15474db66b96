import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { prefixed } from './prefixed.ts';
import { SCHEME_KEY } from './scheme.ts';
import { theme } from './theme.ts';

/**
 * The server writes a fresh nonce into the page; styles made at run time carry it, so the policy
 * needs no 'unsafe-inline'.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const cache = createCache({ key: 'portal', nonce, stylisPlugins: [prefixed] });

/** Of the parts below. What holds for every page, the theme's variables among it, is in global.css. */
export function PortalTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} modeStorageKey={SCHEME_KEY} defaultMode="system" noSsr disableStyleSheetGeneration>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
