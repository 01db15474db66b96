import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { settings } from '#web/messages/en/settings.ts';
import { Card } from '#web/ui/card.tsx';
import type { DataColumn } from '#web/ui/tables/data-table.tsx';
import { SearchedTable } from '#web/ui/tables/searched-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { AddSchoolsDialog } from './add-schools-dialog.tsx';
import { ChangeSchoolDialog } from './change-school-dialog.tsx';
import { RemoveSchoolDialog } from './remove-school-dialog.tsx';

const words = audits.schools;
const fields = settings.schoolRecords.fields;

export type School = AuditDetail['schools'][number];
type Task = { kind: 'add' } | { kind: 'change' | 'remove'; school: School };

/** The schools of an audit with the IDs under which files name them. */
export function SchoolsCard({ audit }: { audit: AuditDetail }) {
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  return (
    <Card
      title={words.title}
      foot={words.hasFilesHint}
      action={
        <Button size="small" startIcon={<AddOutlined />} onClick={() => setTask({ kind: 'add' })}>
          {words.add}
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: 'portal.text2', mb: 3, maxWidth: '68ch' }}>
        {words.lead}
      </Typography>
      <SearchedTable
        caption={words.caption}
        pages={settings.schoolRecords.pages}
        nameOf={({ name }) => name}
        columns={columnsWith(setTask)}
        rows={audit.schools}
        rowKey={({ id }) => id}
        blocksBelow="sm"
      />
      {task?.kind === 'add' && <AddSchoolsDialog audit={audit} onClose={close} />}
      {task?.kind === 'change' && <ChangeSchoolDialog audit={audit} school={task.school} onClose={close} />}
      {task?.kind === 'remove' && <RemoveSchoolDialog audit={audit} school={task.school} onClose={close} />}
    </Card>
  );
}

const columnsWith = (onTask: (task: Task) => void): DataColumn<School>[] => [
  { key: 'name', header: fields.name, rowHeader: true, render: ({ name }) => name },
  { key: 'local', header: fields.local_id, render: ({ local_id }) => local_id ?? words.none },
  { key: 'state', header: fields.state_id, render: ({ state_id }) => state_id ?? words.none },
  { key: 'nces', header: fields.nces_id, render: ({ nces_id }) => nces_id ?? words.none },
  { key: 'ceeb', header: fields.ceeb_code, render: ({ ceeb_code }) => ceeb_code ?? words.none },
  {
    key: 'actions',
    isOnScreenOnly: true,
    header: words.actions,
    align: 'right',
    render: (school) => (
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          my: -1.5,
          ml: { xs: -2, sm: 0 },
          mr: { sm: school.has_uploads ? 0 : -2 },
          alignItems: 'center',
          justifyContent: { sm: 'flex-end' },
        }}
      >
        <Button
          variant="text"
          size="small"
          aria-label={words.changeOf(school.name)}
          onClick={() => onTask({ kind: 'change', school })}
        >
          {words.change}
        </Button>
        {school.has_uploads ? (
          <Tag>{words.hasFiles}</Tag>
        ) : (
          <Button
            variant="text"
            size="small"
            aria-label={words.removeOf(school.name)}
            onClick={() => onTask({ kind: 'remove', school })}
          >
            {words.remove}
          </Button>
        )}
      </Box>
    ),
  },
];
