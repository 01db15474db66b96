import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { fetchErrors } from '#web/messages/en/fetch-errors.ts';
import { overview } from '#web/messages/en/overview.ts';
import { Card } from '#web/ui/card.tsx';
import { CsvButton } from '#web/ui/print/csv-button.tsx';
import { PrintButton } from '#web/ui/print/print-button.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import type { SchoolInCategory } from './progress.ts';
import { SchoolGroup } from './school-group.tsx';
import { statusRows } from './status-rows.ts';
import type { Categories, Category } from './use-categories.ts';

/**
 * The summary view of the requirements: a category's schools in three groups. Starts with the
 * first that is not complete.
 */
export function SchoolsByStatus({ categories, retry }: Categories) {
  const [chosen, setChosen] = useState<string | null>(null);
  const firstOpen = categories?.find(({ progress }) => progress?.state !== 'completed') ?? categories?.[0];
  const category = categories?.find(({ slug }) => slug === chosen) ?? firstOpen;
  if (categories === null || category === undefined) {
    return (
      <Card title={overview.byStatus.title}>
        <CardSkeleton lines={3} />
      </Card>
    );
  }
  const picker = (
    <Select
      size="small"
      value={category.slug}
      onChange={(event) => setChosen(event.target.value)}
      inputProps={{ 'aria-label': overview.byStatus.category }}
      sx={{ fontWeight: 500, maxWidth: '100%', '&& .MuiSelect-select': { whiteSpace: 'normal' } }}
    >
      {categories.map(({ slug, label }) => (
        <MenuItem key={slug} value={slug}>
          {label}
        </MenuItem>
      ))}
    </Select>
  );
  // A list in which a category is missing would be taken for one in which it has no school.
  const isWhole = categories.every(({ failed }) => !failed);
  return (
    <Card
      title={overview.byStatus.title}
      action={picker}
      foot={isWhole ? <Downloads categories={categories} /> : undefined}
    >
      {category.failed && <InPlaceError message={toMissing(fetchErrors.uploadRequirements)} onRetry={retry} />}
      {!category.failed && category.progress === null && <CardSkeleton lines={3} />}
      {category.progress !== null && <Groups key={category.slug} schools={category.progress.schools} />}
    </Card>
  );
}

interface GroupsProps {
  schools: readonly SchoolInCategory[];
  whole?: boolean;
}

const Groups = ({ schools, whole }: GroupsProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: -4 }}>
    <SchoolGroup status="none" schools={schools} whole={whole} />
    <SchoolGroup status="error" schools={schools} whole={whole} />
    <SchoolGroup status="complete" schools={schools} whole={whole} />
  </Box>
);

/** All categories on paper and as a file. */
function Downloads({ categories }: { categories: readonly Category[] }) {
  const { title } = overview.byStatus;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mx: -2, my: -1 }}>
      <PrintButton title={title}>
        {categories.map(({ slug, label, progress }) => (
          <Box key={slug} sx={{ mb: 8 }}>
            <Typography variant="h2">{label}</Typography>
            <Groups schools={progress?.schools ?? []} whole />
          </Box>
        ))}
      </PrintButton>
      <CsvButton title={title} rows={statusRows(categories)} />
    </Box>
  );
}
