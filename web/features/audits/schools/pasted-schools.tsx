import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { audits } from '#web/messages/en/people/audits.ts';
import { settings } from '#web/messages/en/settings.ts';
import { FormField } from '#web/ui/forms/form-field.tsx';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { isLeftOut, type LineProblem, SCHOOL_FIELDS, type SchoolLine } from './parse-schools.ts';
import { textOfCsv } from './text-of-csv.ts';

const words = audits.paste;
const fields = settings.schoolRecords.fields;

interface PastedSchoolsProps {
  text: string;
  lines: readonly SchoolLine[];
  problem: string | undefined;
  onChange: (text: string) => void;
}

/** Schools as text, and below it what was read, line by line, with the reason where a line is not taken. */
export function PastedSchools({ text, lines, problem, onChange }: PastedSchoolsProps) {
  const file = useRef<HTMLInputElement>(null);
  const taken = lines.filter((line) => line.problem === null).length;
  const leftOut = lines.filter(isLeftOut).length;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <FormField label={words.label} hint={words.hint} rows={5} value={text} problem={problem} onChange={onChange} />
      <Box>
        <Button size="small" startIcon={<UploadFileOutlined />} onClick={() => file.current?.click()}>
          {words.file}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ target }) => {
            void target.files?.[0]?.arrayBuffer().then((bytes) => onChange(textOfCsv(bytes)));
            target.value = '';
          }}
        />
      </Box>
      {lines.length > 0 && (
        <>
          <Typography role="status" variant="subtitle2" component="p">
            {words.summary(taken, leftOut, lines.length - taken - leftOut)}
          </Typography>
          <Box sx={{ maxHeight: { sm: 420 }, overflowY: 'auto', minWidth: 0 }}>
            <DataTable
              caption={words.caption}
              columns={COLUMNS}
              rows={toFixFirst(lines)}
              rowKey={({ line }) => String(line)}
              blocksBelow="sm"
            />
          </Box>
        </>
      )}
    </Box>
  );
}

/** What stops the others is in sight among hundreds of lines. */
const toFixFirst = (lines: readonly SchoolLine[]): SchoolLine[] => {
  const isToFix = (line: SchoolLine) => line.problem !== null && !isLeftOut(line);
  return [...lines.filter(isToFix), ...lines.filter((line) => !isToFix(line))];
};

const COLUMNS: DataColumn<SchoolLine>[] = [
  { key: 'line', header: words.line, align: 'right', rowHeader: true, render: ({ line }) => line },
  ...SCHOOL_FIELDS.map(
    (field): DataColumn<SchoolLine> => ({
      key: field,
      header: fields[field],
      ...(field === 'name' && { width: '32%' }),
      render: ({ school }) => school[field] ?? '',
    }),
  ),
  { key: 'note', header: words.note, render: (line) => <Note line={line} /> },
];

function Note({ line }: { line: SchoolLine }) {
  if (line.problem === null) return words.fine;
  return (
    <Box sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
      <StatusIcon status={isLeftOut(line) ? 'info' : 'error'} />
      <span>{sentenceOf(line.problem)}</span>
    </Box>
  );
}

function sentenceOf(problem: LineProblem): string {
  switch (problem.kind) {
    case 'repeated':
    case 'same-name':
      return words.problems[problem.kind](problem.line);
    case 'same-id':
      return words.problems['same-id'](problem.line, fields[problem.field]);
    case 'id-taken':
      return words.problems['id-taken'](problem.school, fields[problem.field]);
    case 'shortened':
    case 'too-long':
      return words.problems[problem.kind](fields[problem.field]);
    default:
      return words.problems[problem.kind];
  }
}
