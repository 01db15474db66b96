import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { toMissing } from '#web/app/errors/to-missing.ts';
import { fetchErrors } from '#web/messages/en/fetch-errors.ts';
import { overview } from '#web/messages/en/overview.ts';
import { Card } from '#web/ui/card.tsx';
import { InPlaceError } from '#web/ui/in-place-error.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { SchoolGroup } from './school-group.tsx';
import type { Categories } from './use-categories.ts';

/** The summary view of the requirements: a category's schools in three groups. Starts with the first that is not complete. */
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
      sx={{ fontWeight: 500 }}
    >
      {categories.map(({ slug, label }) => (
        <MenuItem key={slug} value={slug}>
          {label}
        </MenuItem>
      ))}
    </Select>
  );
  const schools = category.progress?.schools ?? [];
  return (
    <Card title={overview.byStatus.title} action={picker}>
      {category.failed && <InPlaceError message={toMissing(fetchErrors.uploadRequirements)} onRetry={retry} />}
      {!category.failed && category.progress === null && <CardSkeleton lines={3} />}
      {category.progress !== null && (
        <Box component="ul" key={category.slug} sx={{ listStyle: 'none', m: 0, p: 0, mb: -4 }}>
          <SchoolGroup status="none" schools={schools} />
          <SchoolGroup status="error" schools={schools} />
          <SchoolGroup status="complete" schools={schools} />
        </Box>
      )}
    </Card>
  );
}
