import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { everyPage } from '../app/theme/every-page.ts';
import { prefixed } from '../app/theme/prefixed.ts';
import { theme } from '../app/theme/theme.ts';
import { SIZES } from '../app/theme/tokens.ts';

const FILE = /\/web\/app\/theme\/global\.css$/;
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/** From md the bars stay at the top: what is scrolled to, or has the focus, is below them (WCAG 2.4.11). */
const BELOW_THE_BARS = `${theme.breakpoints.up('md')}{html{scroll-padding-top:${SIZES.topBar + SIZES.districtBar + 16}px}}`;

/** The theme's variables and what holds for every page, as MUI would write them while a page starts. */
function globalStyles(): string {
  const cache = createCache({ key: 'portal', stylisPlugins: [prefixed] });
  const baseline = createElement(CssBaseline, { enableColorScheme: true });
  const own = createElement(GlobalStyles, { styles: everyPage });
  const styles = createElement(Fragment, null, baseline, own);
  const page = createElement(CacheProvider, { value: cache }, createElement(ThemeProvider, { theme }, styles));
  return [...Array.from(renderToStaticMarkup(page).matchAll(STYLE), ([, css = '']) => css), BELOW_THE_BARS].join('\n');
}

/** Fills global.css: made in the browser, its styles cost every page 110 ms on a processor four times slower. */
export const globalCss = (): Plugin => ({
  name: 'global-css',
  enforce: 'pre',
  load: (id) => (FILE.test(id) ? globalStyles() : null),
});
