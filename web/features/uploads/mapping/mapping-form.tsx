import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FileMapping } from '#contract/uploads/mappings.ts';
import { formatTimestamp } from '#web/app/format.ts';
import { mappings as words } from '#web/messages/en/uploads/mappings.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { chooseColumn, chooseValue, firstChoices, type MappingChoices, toDo } from './choices.ts';
import { ColumnTable } from './column-table.tsx';
import { ValueTable } from './value-table.tsx';

interface MappingFormProps {
  mapping: FileMapping;
  choices: MappingChoices;
  onChange: (choices: MappingChoices) => void;
}

/**
 * The columns we need and where they are, optional ones on request, and the values no one knew:
 * first what is left to say.
 */
export function MappingForm({ mapping, choices, onChange }: MappingFormProps) {
  const { columns, values, confirmed, counts_for } = mapping;
  const optional = columns.filter(({ is_required }) => !is_required);
  // What was chosen before a session ended is seen before it is saved.
  const [showsOptional, setShowsOptional] = useState(() => {
    const found = firstChoices(mapping).columns;
    return optional.some(({ column }) => choices.columns.get(column) !== found.get(column));
  });
  const shown = showsOptional ? columns : columns.filter(({ is_required }) => is_required);
  const unseen = showsOptional ? [] : optional.map(({ column }) => column);
  const unknown = values.length > 0 && (
    <section key="values">
      <Typography variant="h3" sx={{ mb: 2 }}>
        {words.values.title}
      </Typography>
      <ValueTable
        values={values}
        choices={choices.values}
        onChoose={(id, value) => onChange(chooseValue(choices, id, value))}
      />
    </section>
  );
  const left = toDo(mapping);
  const sources = (
    <section key="columns">
      <Typography variant="h3" sx={{ mb: 2 }}>
        {words.columns.title}
      </Typography>
      <ColumnTable
        mapping={mapping}
        columns={shown}
        choices={choices.columns}
        onChoose={(column, place) => onChange(chooseColumn(choices, column, place, unseen))}
      />
      {optional.length > 0 && (
        <Button
          variant="text"
          size="small"
          aria-expanded={showsOptional}
          onClick={() => setShowsOptional(!showsOptional)}
          sx={{ mt: 2, ml: -2 }}
        >
          {showsOptional ? words.columns.hideOptional : words.columns.showOptional(optional.length)}
        </Button>
      )}
    </section>
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Typography sx={{ maxWidth: '68ch' }}>
        {counts_for === null ? words.lead : words.leadOfSchools(counts_for.join(', '))}{' '}
        {confirmed && words.lastBy(confirmed.by, formatTimestamp(confirmed.at))}
      </Typography>
      {counts_for === null && confirmed?.schools && (
        <Notice severity="info" title={words.ofSchools(confirmed.schools.join(', '))} />
      )}
      {counts_for !== null && confirmed?.schools === null && (
        <Notice severity="info" title={words.ofDistrict(confirmed.by)} />
      )}
      {left.columns === 0 && left.values > 0 ? [unknown, sources] : [sources, unknown]}
    </Box>
  );
}
