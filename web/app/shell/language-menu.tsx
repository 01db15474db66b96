import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { shell } from '#web/messages/en/shell.ts';
import { chooseLanguage, LANGUAGES, type Language, language } from '#web/messages/language.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

// The keys of a constant are its names.
const NAMES = Object.keys(LANGUAGES) as Language[];

/** The language of the screens, each named in itself. Another one starts the page again. */
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
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {NAMES.map((name) => (
          <MenuItem key={name} lang={name} selected={name === language} onClick={() => chooseLanguage(name)}>
            {LANGUAGES[name]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
