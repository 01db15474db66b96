import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useContext } from 'react';
import { changeMailChoice } from '#contract/notices.ts';
import { chooseLanguage, LANGUAGES, type Language, language } from '#web/messages/language.ts';
import { call } from '../api.ts';
import { type SessionAudit, SessionContext } from '../session/session.ts';

// The keys of a constant are its names.
const NAMES = Object.keys(LANGUAGES) as Language[];

/** Letters are one thing of many that a language is chosen for: nobody waits for them longer than this. */
const PATIENCE = 2_000;

/** Letters of every audit of the person in the same language. Where that cannot be kept, the screens change all the same. */
const tellLetters = (audits: readonly SessionAudit[], next: Language) =>
  Promise.allSettled(
    audits.map(({ id: eoaId }) =>
      call(changeMailChoice, { params: { eoaId }, body: { language: next }, signal: AbortSignal.timeout(PATIENCE) }),
    ),
  );

/** The languages there are, each named in itself. Another one starts the page again. */
export default function LanguageList({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const audits = useContext(SessionContext)?.audits ?? [];
  const choose = async (next: Language) => {
    await tellLetters(audits, next);
    chooseLanguage(next);
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {NAMES.map((name) => (
        <MenuItem key={name} lang={name} selected={name === language} onClick={() => void choose(name)}>
          {LANGUAGES[name]}
        </MenuItem>
      ))}
    </Menu>
  );
}
