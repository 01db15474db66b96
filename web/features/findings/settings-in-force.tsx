import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { FindingsSettingsInForce } from '#contract/quality/opportunity.ts';
import { TRAIT_NAMES } from '#contract/quality/opportunity.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { useSession } from '#web/app/session/session.ts';
import { findings } from '#web/messages/en/findings/findings.ts';
import { findingsSettings } from '#web/messages/en/findings/findings-settings.ts';

const words = findingsSettings.inForce;

/** What the district has set, in one line; the defaults go without saying what they are. */
export function settingsInWords(settings: FindingsSettingsInForce): string {
  const { since, ap_cut, ib_cut, english_learner, low_income, compare_with, rule_sets } = settings;
  if (since === null) return words.usual;
  const compared = TRAIT_NAMES.flatMap((trait) => {
    const value = compare_with[trait];
    const names: Readonly<Record<string, string>> = findings.groups[trait];
    return value === undefined ? [] : [words.comparedWith(findings.traits[trait], names[value] ?? value)];
  });
  const said = [
    words.ap(ap_cut),
    words.ib(ib_cut),
    ...(english_learner === 'ever' ? [words.english_learner] : []),
    ...(low_income === 'ever' ? [words.low_income] : []),
    ...compared,
    ...(rule_sets.length > 0 ? [words.own(rule_sets.map(({ name }) => name).join(', '))] : []),
  ];
  return `${words.since(formatTimestamp(since))} ${said.join('; ')}.`;
}

/** The settings that the numbers were computed with; with a link for those who may change them. */
export function SettingsInForce({ settings }: { settings: FindingsSettingsInForce }) {
  const { may, audit } = useSession();
  return (
    <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
      {settingsInWords(settings)}{' '}
      {may('findings.manage') && audit?.scope === 'district' && <Link to="/settings/findings">{words.change}</Link>}
    </Typography>
  );
}
