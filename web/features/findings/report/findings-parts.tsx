import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { THEMES } from '#contract/quality/opportunity.ts';
import type { OpportunityReport, ReportFigures, ReportGroup } from '#contract/quality/opportunity-report.ts';
import { formatNumber } from '#web/app/format.ts';
import { ReportSection } from '#web/app/report/report-section.tsx';
import { findings } from '#web/messages/en/findings/findings.ts';
import { findingsReport as words } from '#web/messages/en/findings/findings-report.ts';
import { findingsSettings } from '#web/messages/en/findings/findings-settings.ts';
import { groupName } from '../group-rows.ts';
import { NotReadyNotice } from '../measure/not-ready-notice.tsx';
import { linesOf, RuleLines } from '../measure/rule-lines.tsx';
import { figuresOf, groupOf } from './as-answer.ts';
import { FiguresTable } from './figures-table.tsx';

/** More schools than this would be tables of many pages: their numbers are in the files. */
const MOST_SCHOOLS = 25;

interface Answered {
  all: ReportFigures;
  groups: readonly ReportGroup[];
  schools: readonly { name: string; all: ReportFigures }[];
}

/** Every measure by theme, the steps of mathematics, and the district's own requirements. */
export const FindingsParts = ({ report }: { report: OpportunityReport }) => (
  <>
    {THEMES.map((theme) => (
      <ReportSection key={theme} title={findings.themes[theme]}>
        {report.measures
          .filter((measure) => measure.theme === theme)
          .map((measure) => (
            <Answer key={measure.id} title={findings.measures[measure.id].title} answer={measure}>
              {measure.reason && <NotReadyNotice reason={measure.reason} measure={measure} />}
            </Answer>
          ))}
      </ReportSection>
    ))}
    <ReportSection title={findings.ladder.title}>
      <Typography variant="body2">{findings.ladder.note}</Typography>
      {report.steps.map((step) => (
        <Answer
          key={step.from}
          title={findings.ladder.after(findings.ladder.steps[step.from] ?? step.from)}
          answer={step}
        />
      ))}
    </ReportSection>
    {report.own_measures.length > 0 && (
      <ReportSection title={findingsSettings.own.heading}>
        {report.own_measures.map((measure) => (
          <Answer key={measure.id} title={measure.name} answer={measure}>
            {measure.reason && <NotReadyNotice reason={measure.reason} measure={measure} />}
            <RuleLines lines={linesOf(measure.id, report.settings)} />
          </Answer>
        ))}
      </ReportSection>
    )}
  </>
);

function Answer({ title, answer, children }: { title: string; answer: Answered; children?: ReactNode }) {
  const isAsked = answer.all.hidden || answer.all.size > 0;
  return (
    <Box sx={{ '&& > * + *': { mt: 3 } }}>
      <Typography variant="h3" sx={{ breakAfter: 'avoid' }}>
        {title}
      </Typography>
      {children}
      {isAsked ? (
        <Tables title={title} answer={answer} />
      ) : (
        <Typography variant="body2">{findings.nobodyAsked}</Typography>
      )}
    </Box>
  );
}

function Tables({ title, answer }: { title: string; answer: Answered }) {
  const groups = answer.groups
    .filter((group) => group.hidden || group.size > 0)
    .map((group) => ({ name: groupName(group), of: groupOf(group) }));
  const schools = answer.schools
    .filter(({ all }) => all.hidden || all.size > 0)
    .map(({ name, all }) => ({ name, of: figuresOf(all) }));
  return (
    <Box sx={{ '&& > * + *': { mt: 3 } }}>
      <FiguresTable
        caption={words.groupsOf(title)}
        rows={[{ name: findings.all, of: figuresOf(answer.all) }, ...groups]}
        of="groups"
      />
      {schools.length > MOST_SCHOOLS && (
        <Typography variant="body2">{words.manySchools(formatNumber(schools.length))}</Typography>
      )}
      {schools.length > 0 && schools.length <= MOST_SCHOOLS && (
        <FiguresTable caption={words.schoolsOf(title)} rows={schools} of="schools" />
      )}
    </Box>
  );
}
