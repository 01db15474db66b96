import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { z } from 'zod';
import { downloadFileLog, type readFileLog } from '#contract/uploads/file-log.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { useSaveAnswer } from '#web/app/save-answer.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SmallError } from '#web/ui/states/small-error.tsx';
import type { LogQuery } from './log-query.ts';

const words = uploads.log.filter;
const ANY = '';
/** Three beside each other where there is room. */
const SHARE = '1 1 10rem';

type Actions = z.output<NonNullable<(typeof readFileLog)['answer']>>['actions'];

interface LogFilterProps {
  /** As typed. */
  lines: LogQuery;
  /** As asked. */
  query: LogQuery & { upload_file_type: UploadFileType };
  users: readonly string[];
  actions: Actions;
  onChange: (query: LogQuery) => void;
}

/** Narrows the log by person, action and file; the same lines can be downloaded. */
export function LogFilter({ lines, query, users, actions, onChange }: LogFilterProps) {
  const fileId = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 3, mb: 4 }}>
      <Choice
        label={words.user}
        any={words.allUsers}
        value={lines.user}
        options={users.map((user) => ({ value: user, label: user }))}
        onChange={(user) => onChange({ ...lines, user })}
      />
      <Choice
        label={words.action}
        any={words.allActions}
        value={lines.event}
        options={actions.map(({ event, label }) => ({ value: event, label }))}
        onChange={(chosen) => onChange({ ...lines, event: actions.find(({ event }) => event === chosen)?.event })}
      />
      <Field label={words.file} htmlFor={fileId} flex={SHARE}>
        <TextField
          id={fileId}
          fullWidth
          size="small"
          value={lines.file ?? ''}
          onChange={({ target }) => onChange({ ...lines, file: target.value || undefined })}
        />
      </Field>
      <Download query={query} />
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  any: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
}

function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Field label={label} labelId={id} flex={SHARE}>
      <Select
        labelId={id}
        fullWidth
        size="small"
        displayEmpty
        value={value ?? ANY}
        onChange={({ target }) => onChange(target.value === ANY ? undefined : target.value)}
      >
        <MenuItem value={ANY}>{any}</MenuItem>
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </Field>
  );
}

function Download({ query }: Pick<LogFilterProps, 'query'>) {
  const { id: eoaId } = useAudit();
  const { start, running, error } = useSaveAnswer({ csv: downloadFileLog });
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadOutlined />}
        loading={running !== null}
        loadingPosition="start"
        onClick={() => void start('csv', { params: { eoaId }, query, fallbackName: words.csvName })}
      >
        {words.download}
      </Button>
      <SmallError error={error} isWide />
    </>
  );
}
