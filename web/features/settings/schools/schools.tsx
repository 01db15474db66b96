import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { listSchoolRecords, type SchoolRecord } from '#contract/schools.ts';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { AccountManager } from '#web/app/memberships/account-manager.tsx';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { fetchErrors } from '#web/messages/en/fetch-errors.ts';
import { settings } from '#web/messages/en/settings.ts';
import { Card } from '#web/ui/card.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import type { DataColumn } from '#web/ui/tables/data-table.tsx';
import { SearchedTable } from '#web/ui/tables/searched-table.tsx';
import { ChangeSchoolDialog } from './change-school-dialog.tsx';

const words = settings.schoolRecords;

/** The names and ids by which files are matched to schools, for administrators to correct. */
export default function SchoolRecords() {
  const { id: eoaId } = useAudit();
  const { may } = useSession();
  const schools = useCall(listSchoolRecords, { params: { eoaId } });
  const [changing, setChanging] = useState<SchoolRecord | null>(null);
  return (
    <Card
      title={words.title}
      foot={<AccountManager asked={settings.schools.how} otherwise={settings.schools.howOtherwise} />}
    >
      {schools.isPending && <CardSkeleton lines={6} />}
      {schools.isError && (
        <InPlaceError
          message={toMissing(fetchErrors.schools)}
          hint={schools.error.message}
          onRetry={() => void schools.refetch()}
        />
      )}
      {schools.data !== undefined && (
        <>
          <Typography variant="body2" sx={{ color: 'portal.text2', mb: 3, maxWidth: '68ch' }}>
            {words.lead}
          </Typography>
          <SearchedTable
            caption={words.caption}
            pages={words.pages}
            nameOf={({ name }) => name}
            columns={may('settings.manage') ? [...COLUMNS, actionWith(setChanging)] : COLUMNS}
            rows={schools.data}
            rowKey={({ id }) => id}
            blocksBelow="sm"
          />
        </>
      )}
      {changing && <ChangeSchoolDialog school={changing} onClose={() => setChanging(null)} />}
    </Card>
  );
}

const COLUMNS: readonly DataColumn<SchoolRecord>[] = [
  { key: 'name', header: words.fields.name, rowHeader: true, render: ({ name }) => name },
  { key: 'local', header: words.fields.local_id, render: ({ local_id }) => local_id ?? words.none },
  { key: 'state', header: words.fields.state_id, render: ({ state_id }) => state_id ?? words.none },
  { key: 'nces', header: words.fields.nces_id, render: ({ nces_id }) => nces_id ?? words.none },
  { key: 'ceeb', header: words.fields.ceeb_code, render: ({ ceeb_code }) => ceeb_code ?? words.none },
];

/** Not in a closed audit. */
const actionWith = (onChange: (school: SchoolRecord) => void): DataColumn<SchoolRecord> => ({
  key: 'actions',
  isOnScreenOnly: true,
  header: words.actions,
  align: 'right',
  render: (school) => (
    <Button
      variant="text"
      size="small"
      aria-label={words.changeOf(school.name)}
      onClick={() => onChange(school)}
      sx={{ my: -1.5, ml: { xs: -2, sm: 0 }, mr: { sm: -2 } }}
    >
      {words.change}
    </Button>
  ),
});
