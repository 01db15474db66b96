import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { chooseLanguage, LANGUAGES, type Language, language } from '#web/messages/language.ts';

// The keys of a constant are its names.
const NAMES = Object.keys(LANGUAGES) as Language[];

/** The languages there are, each named in itself. Another one starts the page again. */
export default function LanguageList({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {NAMES.map((name) => (
        <MenuItem key={name} lang={name} selected={name === language} onClick={() => chooseLanguage(name)}>
          {LANGUAGES[name]}
        </MenuItem>
      ))}
    </Menu>
  );
}
