import Box from '@mui/material/Box';
import type { FindingsSettings } from '#contract/quality/opportunity.ts';
import type { RuleLine } from '#contract/quality/rule-sets.ts';
import { lineInWords } from '#web/app/requirement-words.ts';

/** The lines of own requirements, as the numbers know them. */
export const linesOf = (id: string, { rule_sets }: Pick<FindingsSettings, 'rule_sets'>): readonly RuleLine[] =>
  rule_sets.find((set) => set.id === id)?.lines ?? [];

/** What own requirements ask for, a line each. */
export const RuleLines = ({ lines }: { lines: readonly RuleLine[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 5, typography: 'caption', color: 'portal.text2' }}>
    {lines.map((line) => (
      <li key={JSON.stringify(line)}>{lineInWords(line)}</li>
    ))}
  </Box>
);
