import Box from '@mui/material/Box';
import Select from '@mui/material/Select';
import { startTransition, useEffect, useRef } from 'react';
import type { SchoolId } from '#contract/ids.ts';
import type { IssueGroup } from '#contract/uploads/issues.ts';
import { formatNumber } from '#web/app/format.ts';
import { results } from '#web/messages/en/uploads/results.ts';
import { afterPaint } from '#web/ui/states/after-paint.ts';
import { ALL_CAUSES, issueKey, type Narrowing } from './issue-address.ts';
import { isOfFile } from './of-file.ts';

const words = results.filter;
const ANY = 'any';

interface IssueFilterProps {
  groups: readonly IssueGroup[];
  /** null: every cause, narrowed by kind and column. */
  chosen: IssueGroup | null;
  onChoose: (issue: string) => void;
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
  schools: readonly { id: SchoolId; name: string }[];
}

/** Narrows the rows: by one cause, or across causes by kind and column; and by school. */
export function IssueFilter({ groups, chosen, onChoose, narrowing, onNarrow, schools }: IssueFilterProps) {
  const columns = new Map(groups.flatMap(({ column, header }) => (column === null ? [] : [[column, header ?? '']])));
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 2,
        flex: { xs: '1 1 100%', sm: '0 1 auto' },
        displayPrint: 'none',
      }}
    >
      <Choice
        label={words.cause}
        value={chosen === null ? ALL_CAUSES : issueKey(chosen)}
        options={[
          { value: ALL_CAUSES, label: words.allCauses },
          ...groups.map((group) => ({ value: issueKey(group), label: shortName(group, groups) })),
        ]}
        onChange={onChoose}
      />
      {chosen === null && (
        <>
          <Choice
            label={words.severity}
            value={narrowing.severity ?? ANY}
            options={[
              { value: ANY, label: words.allSeverities },
              ...(['error', 'warning', 'note'] as const).map((value) => ({ value, label: words.severities[value] })),
            ]}
            onChange={(value) =>
              onNarrow({ ...narrowing, severity: groups.find(({ severity }) => severity === value)?.severity ?? null })
            }
          />
          <Choice
            label={words.column}
            value={narrowing.column ?? ANY}
            options={[
              { value: ANY, label: words.allColumns },
              ...[...columns].map(([value = '', header = '']) => ({ value, label: `${value} ${header}` })),
            ]}
            onChange={(value) => onNarrow({ ...narrowing, column: value === ANY ? null : value })}
          />
        </>
      )}
      {schools.length > 1 && (
        <Choice
          label={words.school}
          value={narrowing.school ?? ANY}
          options={[
            { value: ANY, label: words.allSchools },
            ...schools.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => onNarrow({ ...narrowing, school: schools.find(({ id }) => id === value)?.id ?? null })}
        />
      )}
    </Box>
  );
}

/** '1 · Student ID · 2 rows': the whole words of a cause are wider than a phone. */
function shortName(group: IssueGroup, groups: readonly IssueGroup[]): string {
  const place = groups.filter(({ severity }) => severity === group.severity).indexOf(group) + 1;
  const kind = group.severity === 'error' ? '' : words.severities[group.severity];
  const of = [kind, formatNumber(place)].filter(Boolean).join(' ');
  const count = isOfFile(group) ? '' : results.rowCount(group.count);
  return [of, group.header ?? results.wholeRow, count].filter(Boolean).join(' · ');
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/**
 * The browser's own list, which opens at once however much is on the page; a list of MUI's makes
 * it style all of it again.
 */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  const list = useRef<HTMLSelectElement>(null);
  // What was chosen the browser shows by itself; the rows follow when they are ready.
  useEffect(() => {
    if (list.current) list.current.value = value;
  }, [value]);
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 auto' }, maxWidth: { sm: 260 }, minWidth: 0 }}>
      <Select
        native
        fullWidth
        size="small"
        defaultValue={value}
        inputRef={list}
        onChange={({ target }) => afterPaint(() => startTransition(() => onChange(target.value)))}
        inputProps={{ 'aria-label': label }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Box>
  );
}
