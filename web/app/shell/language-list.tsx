import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useContext } from 'react';
import { LANGUAGES, type Language, language } from '#web/messages/language.ts';
import { SessionContext } from '../session/session.ts';
import { keepLanguage } from './keep-language.ts';

// The keys of a constant are its names.
const NAMES = Object.keys(LANGUAGES) as Language[];

/** The languages there are, each named in itself. Another one starts the page again. */
export default function LanguageList({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const audits = useContext(SessionContext)?.audits ?? [];
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {NAMES.map((name) => (
        <MenuItem key={name} lang={name} selected={name === language} onClick={() => void keepLanguage(name, audits)}>
          {LANGUAGES[name]}
        </MenuItem>
      ))}
    </Menu>
  );
}
