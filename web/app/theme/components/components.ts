import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './buttons.ts';
import { inputs } from './inputs.ts';
import { overlays } from './overlays.ts';
import { page } from './page.ts';
import { tables } from './tables.ts';

/** How MUI's parts look here. Heights are minimums, so that nothing is cut at 200% text size. */
export const components: Components<Theme> = { ...page, ...buttons, ...inputs, ...overlays, ...tables };
