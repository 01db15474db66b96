import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DatasetDescription } from '#contract/open.ts';
import { Severity } from '#contract/uploads/issues.ts';
import { help } from '#web/messages/en/help/help.ts';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import { type DataColumn, DataTable } from '#web/ui/tables/data-table.tsx';
import { type GuideRule, rulesOf } from './rules.ts';
import { Sheet } from './sheet.tsx';

type SeverityFilter = 'all' | 'error' | 'warning' | 'note';

const ICONS = { error: 'error', warning: 'warning', note: 'info' } as const;

const COLUMNS: readonly DataColumn<GuideRule>[] = [
  {
    key: 'problem',
    header: help.file.checks,
    rowHeader: true,
    render: ({ problem, label }) => (
      <>
        <Typography variant="subtitle2">{problem}</Typography>
        {label !== null && (
          <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
            {label}
          </Typography>
        )}
      </>
    ),
  },
  { key: 'allowed', header: help.file.allowed, render: ({ allowed }) => allowed },
  { key: 'fix', header: help.file.fix, render: ({ fix }) => fix },
  {
    key: 'code',
    header: help.file.rule,
    render: ({ code, severity }) => (
      <>
        <Box component="code" sx={{ typography: 'caption', fontVariantNumeric: 'normal', overflowWrap: 'anywhere' }}>
          {code}
        </Box>
        <SeverityWord severity={severity} />
      </>
    ),
  },
];

/** Every rule of a file with its code, by severity. */
export function RulesTable({ dataset }: { dataset: DatasetDescription }) {
  const [shown, setShown] = useState<SeverityFilter>('all');
  const all = rulesOf(dataset);
  const count = (severity: SeverityFilter) => all.filter((rule) => rule.severity === severity).length;
  const rules = all.filter((rule) => shown === 'all' || rule.severity === shown);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shown}
        aria-label={help.file.filter}
        onChange={(_, next: SeverityFilter | null) => setShown(next ?? 'all')}
        sx={{ mb: 3, flexWrap: 'wrap' }}
      >
        <ToggleButton value="all">{`${help.file.all} ${all.length}`}</ToggleButton>
        {Severity.options.map((severity) => (
          <ToggleButton key={severity} value={severity}>
            {`${help.severities[severity]} ${count(severity)}`}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Sheet>
        <DataTable
          caption={help.file.rulesOf(dataset.label)}
          columns={COLUMNS}
          rows={rules}
          rowKey={({ key }) => key}
          empty={help.file.noRules}
          blocksBelow="sm"
        />
      </Sheet>
    </>
  );
}

function SeverityWord({ severity }: { severity: string }) {
  const known = Severity.safeParse(severity);
  if (!known.success) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1, typography: 'caption' }}>
      <StatusIcon status={ICONS[known.data]} />
      {help.severity[known.data]}
    </Box>
  );
}
