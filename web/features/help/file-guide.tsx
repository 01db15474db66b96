import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DatasetDescription } from '#contract/open.ts';
import { datasetOfSlug } from '#datasets/index.ts';
import { mayBeNotOffered } from '#datasets/kit/requirement-columns.ts';
import { help } from '#web/messages/en/help/help.ts';
import { ColumnsTable } from './columns-table.tsx';
import { RulesTable } from './rules-table.tsx';

/** One kind of file: what a row is, a sample, its columns, its rules. */
export function FileGuide({ dataset }: { dataset: DatasetDescription }) {
  return (
    <Box component="article">
      <Typography variant="h2">{dataset.label}</Typography>
      <Typography sx={{ mt: 1, mb: 4, color: 'portal.text2', maxWidth: '68ch' }}>{dataset.description}</Typography>
      <Box sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 8 }}>
        <Typography variant="subtitle2">{help.file.sample}</Typography>
        <Sample file={`${dataset.sample_file}.csv`} label={help.file.asCsv} />
        <Sample file={`${dataset.sample_file}.xlsx`} label={help.file.asXlsx} />
      </Box>
      {mayBeNotOffered(datasetOfSlug(dataset.slug)) && (
        <Section title={help.file.notOffered} lead={help.file.notOfferedLead} />
      )}
      <Section title={help.file.schools} lead={help.file.schoolsLead} />
      <Section title={help.file.columns} lead={help.file.columnsLead}>
        <ColumnsTable dataset={dataset} />
      </Section>
      <Section title={help.file.rules} lead={help.file.rulesLead(dataset.rules.length)}>
        <RulesTable dataset={dataset} />
      </Section>
    </Box>
  );
}

const Sample = ({ file, label }: { file: string; label: string }) => (
  <Button size="small" component="a" href={`/example-files/${file}`} download startIcon={<DownloadOutlined />}>
    {label}
  </Button>
);

function Section({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 8 }}>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2" sx={{ color: 'portal.text2', mb: 3, maxWidth: '80ch' }}>
        {lead}
      </Typography>
      {children}
    </Box>
  );
}
