import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { previewRuleSet } from '#contract/quality/findings-settings.ts';
import type { RuleLine } from '#contract/quality/rule-sets.ts';
import { formatNumber, formatPercent } from '#web/app/format.ts';
import { lineInWords } from '#web/app/requirement-words.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { useSettled } from '#web/app/use-settled.ts';
import { findings } from '#web/messages/en/findings/findings.ts';
import { findingsSettings as all } from '#web/messages/en/findings/findings-settings.ts';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';

const words = all.preview;

type Preview = z.output<NonNullable<typeof previewRuleSet.answer>>;

/** How many would meet the requirements, live. null: they cannot be yet, so the last ones stay in sight. */
export function RuleSetPreview({ lines }: { lines: readonly RuleLine[] | null }) {
  const { id: eoaId } = useAudit();
  const asked = useSettled(lines);
  const preview = useCall(previewRuleSet, asked && { params: { eoaId }, query: { lines: JSON.stringify(asked) } }, {
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 3 }}>
        {words.title}
      </Typography>
      {preview.isFetching && preview.data === undefined && <CardSkeleton lines={4} />}
      {preview.isError && (
        <InPlaceError message={words.error} hint={preview.error.message} onRetry={() => void preview.refetch()} />
      )}
      {preview.data !== undefined && asked !== null && <Found preview={preview.data} lines={asked} />}
    </Box>
  );
}

function Found({ preview: { all: everybody, one_line_short, short_of, schools, groups }, lines }: FoundProps) {
  if (everybody.size === 0) return <Typography variant="body2">{words.nobody}</Typography>;
  const names = (trait: keyof typeof findings.groups): Readonly<Record<string, string>> => findings.groups[trait];
  const rows = [
    ...schools.map(({ school, size, met }) => ({ of: school, size, met })),
    ...groups.map(({ trait, value, size, met }) => ({ of: names(trait)[value] ?? value, size, met })),
  ];
  return (
    <>
      <Typography variant="body2" role="status" sx={{ mb: 4 }}>
        {words.all(formatNumber(everybody.met), formatNumber(everybody.size), everybody.size)}{' '}
        {one_line_short > 0 && words.oneLine(formatNumber(one_line_short), one_line_short)}
      </Typography>
      {short_of.length === lines.length && (
        <DataTable
          caption={words.lines}
          columns={LINE_COLUMNS}
          rows={lines.map((line, at) => ({ line: lineInWords(line), lacking: short_of[at] ?? 0, at }))}
          rowKey={({ at }) => String(at)}
        />
      )}
      <Box sx={{ mt: 5 }}>
        <DataTable caption={words.caption} columns={COLUMNS} rows={rows} rowKey={({ of }) => of} />
      </Box>
      <Typography variant="caption" sx={{ color: 'portal.text2' }}>
        {words.small}
      </Typography>
    </>
  );
}

interface FoundProps {
  preview: Preview;
  lines: readonly RuleLine[];
}

interface MetRow {
  of: string;
  size: number;
  met: number;
}

const LINE_COLUMNS: DataColumn<{ line: string; lacking: number; at: number }>[] = [
  { key: 'line', header: words.line, rowHeader: true, render: ({ line }) => line },
  { key: 'lacking', header: words.lacking, align: 'right', render: ({ lacking }) => formatNumber(lacking) },
];

const COLUMNS: DataColumn<MetRow>[] = [
  { key: 'of', header: words.columns.of, rowHeader: true, render: ({ of }) => of },
  { key: 'met', header: words.columns.met, align: 'right', render: ({ met }) => formatNumber(met) },
  { key: 'size', header: words.columns.size, align: 'right', render: ({ size }) => formatNumber(size) },
  {
    key: 'share',
    header: words.columns.share,
    align: 'right',
    render: ({ met, size }) => formatPercent(size === 0 ? null : (100 * met) / size),
  },
];
