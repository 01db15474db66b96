import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { FileId } from '#contract/ids.ts';
import type { UploadFileType } from '#contract/uploads.ts';
import { DATASETS } from '#datasets/index.ts';
import { bulk } from '#web/messages/en/bulk.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { replaceable } from './answers.ts';
import type { Setting } from './setting.ts';
import type { Answered } from './use-answers.ts';

const NONE = '';

interface TypeSelectProps {
  file: Answered;
  onChoose: (type: UploadFileType) => void;
}

/** The six kinds of files; what was recognised is chosen already. */
export function TypeSelect({ file: { staged, answer }, onChoose }: TypeSelectProps) {
  return (
    <Select<UploadFileType | typeof NONE>
      size="small"
      displayEmpty
      value={answer.type ?? NONE}
      inputProps={{ 'aria-label': bulk.whatOf(staged.file_name) }}
      renderValue={(type) => (type === NONE ? bulk.choose : datasets[type].label)}
      onChange={({ target }) => target.value !== NONE && onChoose(target.value)}
      sx={{ width: '100%', maxWidth: 240 }}
    >
      {DATASETS.map(({ type }) => (
        <MenuItem key={type} value={type}>
          {datasets[type].label}
        </MenuItem>
      ))}
    </Select>
  );
}

interface ReplacesSelectProps {
  file: Answered;
  setting: Setting;
  onChoose: (replaces: FileId | null) => void;
}

/** What is here already and covers the same; the file takes its place, or stands beside it. */
export function ReplacesSelect({ file: { staged, answer, replaces }, setting, onChoose }: ReplacesSelectProps) {
  const files = replaceable(answer, setting).map(({ file }) => file);
  if (files.length === 0) return bulk.addNew;
  const nameOf = (id: string) => {
    const found = files.find(({ file_id }) => file_id === id);
    return found ? bulk.replacesFile(found.file_name, found.version) : bulk.addBeside;
  };
  return (
    <Select
      size="small"
      displayEmpty
      value={replaces ?? NONE}
      inputProps={{ 'aria-label': bulk.replacesOf(staged.file_name) }}
      renderValue={nameOf}
      onChange={({ target }) => onChoose(files.find(({ file_id }) => file_id === target.value)?.file_id ?? null)}
      sx={{ width: '100%', maxWidth: 240 }}
    >
      {files.map(({ file_id }) => (
        <MenuItem key={file_id} value={file_id}>
          {nameOf(file_id)}
        </MenuItem>
      ))}
      <MenuItem value={NONE}>{bulk.addBeside}</MenuItem>
    </Select>
  );
}
