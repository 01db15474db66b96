import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { formatNumber } from '#web/app/format.ts';
import { formatAll } from '#web/app/format-list.ts';
import { useShownSchool } from '#web/app/shown-school/shown-school.tsx';
import { quality } from '#web/messages/en/quality/quality.ts';
import { report } from '#web/messages/en/quality/report.ts';
import { shell } from '#web/messages/en/shell.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { TextSkeleton } from '#web/ui/states/skeleton.tsx';
import { hasFiles } from '../missing.ts';
import { usePanel } from '../use-panel.ts';
import { useAllRequirements } from '../use-requirements.ts';
import { completeCategories, type FoundInFile, openErrors, worstOf } from './first-page.ts';
import { Part } from './part.tsx';
import { useFound } from './use-found.ts';
import type { ReportFiles } from './use-report-files.ts';

const words = report.answer;

/**
 * What the report comes to, before its tables: how complete, how many errors, how large the cohort,
 * and what to look at first.
 */
export function Answer({ query }: { query: ReportFiles }) {
  const { found, failed } = useFound(query.files);
  const isEmpty = query.files?.length === 0;
  return (
    <Part title={words.title}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 4, m: 0 }}
      >
        <Complete />
        <Fact term={words.errors} failed={query.failed || failed}>
          {found && (isEmpty ? shell.noData : formatNumber(openErrors(found)))}
        </Fact>
        <Cohort />
      </Box>
      {found !== null && !isEmpty && <Worst found={found} />}
    </Part>
  );
}

interface FactProps {
  term: string;
  /** It could not be loaded: the part of the report it comes from says why, and tries again. */
  failed: boolean;
  /** null: not known. */
  children: ReactNode;
}

function Fact({ term, failed, children }: FactProps) {
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'portal.text2' }}>
        {term}
      </Typography>
      <Typography component="dd" variant="numberSmall" sx={{ m: 0 }}>
        {children ?? (failed ? words.notLoaded : <TextSkeleton />)}
      </Typography>
    </div>
  );
}

function Complete() {
  const { school } = useShownSchool();
  const { requirements, failed } = useAllRequirements();
  const answers = requirements?.map(({ answer }) => answer);
  return (
    <Fact term={words.complete} failed={failed}>
      {answers ? words.of(completeCategories(answers, school?.name ?? null), answers.length) : null}
    </Fact>
  );
}

function Cohort() {
  const { data, isError } = usePanel('cohort/waterfall');
  const [first, last] = [data?.steps[0], data?.steps.at(-1)];
  const isKnown = hasFiles(data?.provenance);
  const size = () =>
    first && last && isKnown ? words.of(last.remaining, first.remaining + first.left_out) : shell.noData;
  return (
    <Fact term={quality.cohort} failed={isError}>
      {data === undefined ? null : size()}
    </Fact>
  );
}

function Worst({ found }: { found: readonly FoundInFile<UploadedFile>[] }) {
  const worst = worstOf(found);
  if (worst.length === 0) return <Typography variant="body2">{report.issues.none}</Typography>;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {words.worst}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 5, typography: 'body2' }}>
        {worst.map(({ file, group }) => (
          <Problem key={`${file.file_id} ${group.code} ${group.column} ${group.message}`} file={file} group={group} />
        ))}
      </Box>
    </div>
  );
}

/** What was found and how often, in which file, of which schools. The link opens the file's results. */
function Problem({ file, group }: { file: UploadedFile; group: IssueGroup }) {
  return (
    <Box component="li" sx={{ pl: 1, py: 1, overflowWrap: 'anywhere' }}>
      {report.issues.severity[group.severity]}: {group.headline}
      <Box component="span" sx={{ display: 'block', color: 'portal.text2' }}>
        <Dotted
          parts={[
            words.times(formatNumber(group.count), group.count),
            <Link key="file" component={RouterLink} to={`/data-upload?file=${file.file_id}`}>
              {file.file_name}
            </Link>,
            <SchoolsOf key="schools" file={file} />,
          ]}
        />
      </Box>
    </Box>
  );
}

/** The schools that were chosen for the file, or that they are all of them. */
function SchoolsOf({ file: { user_provided_file_metadata: chosen } }: { file: UploadedFile }) {
  const { school, schools } = useShownSchool();
  if (school !== null) return school.name;
  const own = schools.filter(({ id }) => chosen.school_ids?.includes(id));
  return own.length === schools.length ? quality.allSchools : formatAll(own.map(({ name }) => name));
}
