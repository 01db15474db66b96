import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OpportunityReport, ReportMeasure } from '#contract/quality/opportunity-report.ts';
import { UPLOAD_FILE_TYPES } from '#datasets/kit/file-type.ts';
import { formatNumber, formatTimestamp } from '#web/app/format.ts';
import { type Inline, NUMBER_SECTIONS } from '#web/app/numbers.ts';
import { ReportSection } from '#web/app/report/report-section.tsx';
import { datasets } from '#web/messages/en/datasets.ts';
import { findings } from '#web/messages/en/findings/findings.ts';
import { findingsReport as words } from '#web/messages/en/findings/findings-report.ts';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { restsOn } from '../rests-on.ts';
import { settingsInWords } from '../settings-in-force.tsx';

/** How the numbers come about, from the declarations they are computed by; what people chose; and from which files. */
export const Appendix = ({ report }: { report: OpportunityReport }) => (
  <>
    <ReportSection title={words.settings.title}>
      <Box component="ul" sx={{ m: 0, pl: 5, typography: 'body2' }}>
        {report.settings.since === null ? (
          <>
            <li>{words.settings.cuts(formatNumber(report.settings.ap_cut), formatNumber(report.settings.ib_cut))}</li>
            <li>{words.settings.latest}</li>
            <li>{words.settings.others}</li>
          </>
        ) : (
          <li>{settingsInWords(report.settings)}</li>
        )}
      </Box>
    </ReportSection>
    <Method measures={report.measures} />
    <Sources report={report} />
  </>
);

function Method({ measures }: { measures: readonly ReportMeasure[] }) {
  const general = NUMBER_SECTIONS.find(({ slug }) => slug === 'findings');
  return (
    <ReportSection title={words.method.title}>
      {general?.blocks.map((block) =>
        block.kind === 'paragraph' ? (
          <Typography key={JSON.stringify(block)} variant="body2">
            <Said words={block.words} />
          </Typography>
        ) : (
          <Box component="ul" key={JSON.stringify(block)} sx={{ m: 0, pl: 5, typography: 'body2' }}>
            {block.items.map((item) => (
              <li key={JSON.stringify(item)}>
                <Said words={item} />
              </li>
            ))}
          </Box>
        ),
      )}
      <Typography variant="h3" sx={{ breakAfter: 'avoid' }}>
        {words.method.measures}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, typography: 'body2', '& dt': { fontWeight: 'fontWeightBold', breakAfter: 'avoid' } }}
      >
        {measures.map((measure) => (
          <Definition key={measure.id} measure={measure} />
        ))}
      </Box>
    </ReportSection>
  );
}

const Said = ({ words: pieces }: { words: readonly Inline[] }) =>
  pieces.map(({ text, bold }) => (bold ? <strong key={text}>{text}</strong> : <span key={text}>{text}</span>));

function Definition({ measure }: { measure: ReportMeasure }) {
  const { id, source } = measure;
  const { how } = findings;
  const { title, asked, attained } = findings.measures[id];
  return (
    <>
      <dt>{title}</dt>
      <Box component="dd" sx={{ m: 0, mb: 3, breakInside: 'avoid' }}>
        {how.asked}: {asked} {how.attained}: {attained} {how.restsOn}: {restsOn(measure)}. {how.source}: {source}.
      </Box>
    </>
  );
}

type SourceFile = OpportunityReport['files'][number];

const COLUMNS: readonly DataColumn<SourceFile>[] = [
  { key: 'file', header: words.sources.file, width: '34%', rowHeader: true, render: ({ file_name }) => file_name },
  {
    key: 'category',
    header: words.sources.category,
    width: '22%',
    render: ({ upload_file_type: given }) => {
      const type = UPLOAD_FILE_TYPES.find((one) => one === given);
      return type === undefined ? given : datasets[type].label;
    },
  },
  {
    key: 'hash',
    header: words.sources.hash,
    render: ({ sha256 }) => (
      <Box component="code" sx={{ overflowWrap: 'anywhere', typography: 'caption' }}>
        {sha256}
      </Box>
    ),
  },
];

const Sources = ({ report: { version, computed_at, files } }: { report: OpportunityReport }) => (
  <ReportSection title={words.sources.title}>
    {computed_at !== null && (
      <Typography variant="body2">
        {words.sources.version(formatNumber(version), formatTimestamp(computed_at))}
      </Typography>
    )}
    <DataTable
      caption={words.sources.caption}
      columns={COLUMNS}
      rows={files}
      rowKey={({ file_id }) => file_id}
      blocksBelow="sm"
    />
  </ReportSection>
);
