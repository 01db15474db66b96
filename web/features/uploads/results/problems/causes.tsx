import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { shareFill, trackFill } from '#web/charts/fill.ts';
import { results as words } from '#web/messages/en/uploads/results.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { Section } from '../section.tsx';
import { causeInParts } from './cause-in-parts.ts';
import { issueKey } from './issue-address.ts';
import { clearedShare, orderOf } from './share.ts';

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
    <Section
      title={words.causes[severity]}
      note={severity === 'error' ? words.causeOrder[orderOf(mine)](mine.length) : undefined}
    >
      <Box component="ol" sx={LOOK}>
        {mine.map((group, index) => (
          <li key={issueKey(group)}>
            <Cause
              number={index + 1}
              group={group}
              groups={groups}
              current={group === chosen}
              onChoose={() => onChoose(group)}
            />
          </li>
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

/**
 * Plain elements that the list styles, as the rows are: with ten parts of MUI each, 13 causes came 130 ms
 * later on a slowed processor.
 */
function Cause({ number, group, groups, current, onChoose }: CauseProps) {
  const { more, allowed } = causeInParts(group);
  return (
    <button type="button" onClick={onChoose} aria-pressed={current}>
      <span data-part="number">{number}</span>
      <span data-part="words">
        <span data-part="message">{group.headline}</span>
        <span data-part="place">
          <Dotted parts={placeOf(group, groups)} />
        </span>
        {more !== null && <span data-part="fix">{more}</span>}
        {allowed !== null && <Line term={words.allowed} text={allowed} />}
        <Line term={words.fix} text={group.fix} />
      </span>
      {group.severity === 'error' && <ShareBar share={clearedShare(group, groups)} />}
      <span data-part="count">{formatNumber(group.count)}</span>
      <ChevronRight aria-hidden />
    </button>
  );
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <span data-part="fix">
      <b>{term}</b> {text}
    </span>
  );
}

/** 'Column C, Grade · Rows 2, 3, 5 and more', and what is behind where that is the same for several. */
function placeOf({ cause, column, header, first_rows, count }: IssueGroup, groups: readonly IssueGroup[]) {
  const where = column === null ? words.wholeRow : words.at(column, header ?? '');
  const rows = first_rows.length > 0 ? words.firstRows(first_rows, count > first_rows.length) : '';
  const shared = groups.filter((group) => group.cause === cause).length > 1 ? cause : null;
  return [where, rows, shared];
}

function ShareBar({ share }: { share: number }) {
  return (
    <span data-part="share">
      <span data-part="track">
        <span data-part="bar" style={{ width: `${share}%` }} />
      </span>
      <span data-part="place">{words.share(formatPercent(share))}</span>
    </span>
  );
}

const NUMBER = { fontWeight: 600, fontVariantNumeric: 'tabular-nums' };

const LOOK = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: '1px solid',
  borderColor: 'portal.line',
  borderRadius: 1,
  '& > li + li': { borderTop: '1px solid', borderColor: 'portal.line' },
  '& button': {
    display: 'flex',
    width: '100%',
    // On a phone the room is for the words.
    alignItems: { xs: 'flex-start', sm: 'center' },
    gap: { xs: 2, sm: 4 },
    px: { xs: 3, sm: 4 },
    py: 2,
    border: 0,
    textAlign: 'left',
    typography: 'body2',
    color: 'inherit',
    bgcolor: 'transparent',
    cursor: 'pointer',
  },
  // What is allowed and how to fix it is read one cause at a time, so that the rows below stay in view.
  '& [aria-pressed="false"] [data-part="fix"]': { display: 'none', displayPrint: 'block' },
  '& [aria-pressed="true"]': {
    bgcolor: 'portal.subtle',
    boxShadow: ({ vars }: Theme) => `inset 3px 0 ${vars.palette.portal.accent}`,
  },
  '& [data-part="number"]': { ...NUMBER, minWidth: 16, color: 'portal.text2' },
  '& [data-part="words"]': { flex: 1, minWidth: 0 },
  '& [data-part="message"]': { display: 'block', typography: 'subtitle2' },
  '& [data-part="place"]': { typography: 'caption', color: 'portal.text2' },
  '& [data-part="fix"]': { display: 'block', mt: 0.5 },
  '& [data-part="share"]': { display: { xs: 'none', sm: 'block' }, width: 160, flex: 'none' },
  '& [data-part="track"]': { display: 'block', height: 6, borderRadius: 1, overflow: 'hidden', ...trackFill },
  '& [data-part="bar"]': { display: 'block', height: 1, ...shareFill('portal.error.icon') },
  '& [data-part="count"]': { ...NUMBER, minWidth: { xs: 16, sm: 48 }, textAlign: 'right' },
  '& .MuiSvgIcon-root': { color: 'portal.text2', display: { xs: 'none', sm: 'block' }, displayPrint: 'none' },
} as const;
