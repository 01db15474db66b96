import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { shell } from '#web/messages/en/shell.ts';
import { LANGUAGES, language } from '#web/messages/language.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Loaded when it is asked for: the bar is on the very first page, and menus weigh 15 kB. */
const LanguageList = lazy(() => import('./language-list.tsx'));

/** The language of the screens, and the way to another. */
export function LanguageMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 40, gap: 2, color: 'portal.text2', fontWeight: 'fontWeightRegular' }}
      >
        <TranslateOutlined />
        <VisuallyHidden>{shell.language}: </VisuallyHidden>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {LANGUAGES[language]}
        </Box>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          <VisuallyHidden>{LANGUAGES[language]}</VisuallyHidden>
        </Box>
      </Button>
      {anchor && (
        <Suspense>
          <LanguageList anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
