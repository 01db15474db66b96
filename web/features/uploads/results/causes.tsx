import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { IssueGroup } from '#contract/uploads.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { shareFill, trackFill } from '#web/charts/fill.ts';
import { results as words } from '#web/messages/en/results.ts';
import { Section } from './section.tsx';
import { clearedShare } from './share.ts';

interface CausesProps {
  severity: IssueGroup['severity'];
  groups: readonly IssueGroup[];
  chosen: IssueGroup | null;
  onChoose: (group: IssueGroup) => void;
}

/** Findings of one severity by cause, in the order in which to fix them; each opens its rows. */
export function Causes({ severity, groups, chosen, onChoose }: CausesProps) {
  const mine = groups.filter((group) => group.severity === severity);
  if (mine.length === 0) return null;
  return (
    <Section title={words.causes[severity]} note={severity === 'error' ? words.causeCount(mine.length) : undefined}>
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', border: '1px solid', borderColor: 'portal.line', borderRadius: 1 }}
      >
        {mine.map((group, index) => (
          <Box
            component="li"
            key={`${group.code} ${group.column}`}
            sx={{ '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'portal.line' } }}
          >
            <Cause
              number={index + 1}
              group={group}
              groups={groups}
              current={group === chosen}
              onChoose={() => onChoose(group)}
            />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

interface CauseProps {
  number: number;
  group: IssueGroup;
  groups: readonly IssueGroup[];
  current: boolean;
  onChoose: () => void;
}

function Cause({ number, group, groups, current, onChoose }: CauseProps) {
  const share = clearedShare(group, groups);
  return (
    <ButtonBase
      onClick={onChoose}
      aria-pressed={current}
      sx={{
        display: 'flex',
        width: '100%',
        // On a phone the room is for the words.
        alignItems: { xs: 'flex-start', sm: 'center' },
        gap: { xs: 2, sm: 4 },
        px: { xs: 3, sm: 4 },
        py: 3,
        textAlign: 'left',
        typography: 'body2',
        bgcolor: current ? 'portal.subtle' : undefined,
        boxShadow: (theme) => (current ? `inset 3px 0 ${theme.vars.palette.portal.accent}` : 'none'),
      }}
    >
      <Box
        component="span"
        sx={{ minWidth: 16, color: 'portal.text2', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {number}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
          {group.message}
        </Typography>
        <Typography variant="caption" component="span" sx={{ color: 'portal.text2' }}>
          {placeOf(group)}
        </Typography>
        <Typography variant="body2" component="span" sx={{ display: 'block', mt: 1 }}>
          {group.fix}
        </Typography>
      </Box>
      {group.severity === 'error' && <ShareBar share={share} />}
      <Box
        component="span"
        sx={{ minWidth: { xs: 16, sm: 48 }, textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {formatNumber(group.count)}
      </Box>
      <ChevronRight
        aria-hidden
        sx={{ color: 'portal.text2', display: { xs: 'none', sm: 'block' }, displayPrint: 'none' }}
      />
    </ButtonBase>
  );
}

/** 'Column C, Grade · Rows 2, 3, 5 and more', and what lies behind where that is known. */
function placeOf({ cause, column, header, first_rows, count }: IssueGroup): string {
  const where = column === null ? words.wholeRow : words.at(column, header ?? '');
  const rows = first_rows.length > 0 ? words.firstRows(first_rows.join(', '), count > first_rows.length) : '';
  return [where, rows, cause].filter(Boolean).join(' · ');
}

function ShareBar({ share }: { share: number }) {
  return (
    <Box component="span" sx={{ display: { xs: 'none', sm: 'block' }, width: 160, flex: 'none', pt: 1.5 }}>
      <Box component="span" sx={{ display: 'block', height: 6, borderRadius: 1, overflow: 'hidden', ...trackFill }}>
        <Box
          component="span"
          sx={{ display: 'block', height: 1, width: `${share}%`, ...shareFill('portal.error.icon') }}
        />
      </Box>
      <Typography variant="caption" component="span" sx={{ color: 'portal.text2' }}>
        {words.share(formatPercent(share))}
      </Typography>
    </Box>
  );
}
