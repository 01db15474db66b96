import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OpportunityReport } from '#contract/quality/opportunity-report.ts';
import { formatNumber } from '#web/app/format.ts';
import { ReportSection } from '#web/app/report/report-section.tsx';
import { findings } from '#web/messages/en/findings/findings.ts';
import { findingsReport as words } from '#web/messages/en/findings/findings-report.ts';
import { Legend } from '../legend.tsx';
import { comparesAny, standingOut } from '../stand-out/stand-out.ts';
import { howSureOf, sentenceOf } from '../stand-out/stand-out-words.ts';
import { measureOf } from './as-answer.ts';

/** What was asked, and what stands out: all that many readers read. */
export function FirstPage({ report }: { report: OpportunityReport }) {
  const { asked } = words;
  const { district, year_ending: yearEnding, schools, measures } = report;
  const [only] = schools;
  const where = schools.length === 1 && only !== undefined ? only : asked.schools(formatNumber(schools.length));
  const cohort = measures.find(({ id }) => id === 'advanced_course')?.all;
  return (
    <>
      <ReportSection title={asked.title}>
        <Typography>{asked.text(district, String(yearEnding), where)}</Typography>
        {cohort && (
          <Typography>
            {cohort.hidden ? asked.noCohort : asked.students(formatNumber(cohort.size), cohort.size)}
          </Typography>
        )}
        <Typography variant="body2">{asked.hidden}</Typography>
        <Legend />
      </ReportSection>
      <StandsOut report={report} />
    </>
  );
}

/** The sentences of the page, from the numbers that are shown here. */
function StandsOut({ report }: { report: OpportunityReport }) {
  const said = findings.standOut;
  const measures = report.measures.map(measureOf);
  const found = standingOut(measures, report.settings.compare_with);
  const notReady = measures.filter(({ ready }) => !ready).length;
  return (
    <ReportSection title={said.title}>
      {found.length === 0 && <Typography>{comparesAny(measures) ? said.none : said.nothing}</Typography>}
      {found.length > 0 && (
        <Box component="ol" sx={{ m: 0, pl: 5, '& > li + li': { mt: 2 } }}>
          {found.map((one) => (
            <Box component="li" key={one.measure.id} sx={{ breakInside: 'avoid' }}>
              <Typography sx={{ fontWeight: 'fontWeightBold' }}>{sentenceOf(one)}</Typography>
              <Typography variant="body2">{howSureOf(one)}</Typography>
            </Box>
          ))}
        </Box>
      )}
      <Typography variant="body2">
        {said.caution} {notReady > 0 && said.notReady(notReady)}
      </Typography>
      <Box component="ul" aria-label={said.how} sx={{ m: 0, pl: 5, typography: 'caption', color: 'portal.text2' }}>
        {said.rule.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </ReportSection>
  );
}
