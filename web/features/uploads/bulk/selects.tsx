import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import type { FileId } from '#contract/ids.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { DATASETS } from '#datasets/index.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { bulk } from '#web/messages/en/uploads/bulk.ts';
import { replacing } from '#web/messages/en/uploads/replacing.ts';
import { skippedFor } from '../replacing/candidates.ts';
import type { Answered } from './use-answers.ts';

const NONE = '';
const BESIDE = 'beside';

/** A long choice takes a second line and is never cut. */
const WHOLE_WORDS = { width: '100%', maxWidth: 240, '&& .MuiSelect-select': { whiteSpace: 'normal' } };

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
      sx={WHOLE_WORDS}
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
  onChoose: (replaces: FileId | null | 'skip') => void;
}

/**
 * What is here already and covers the same: the file takes its place, is added beside it, or is skipped
 * where it is the very same.
 */
export function ReplacesSelect({ file, onChoose }: ReplacesSelectProps) {
  const { staged, answer, candidates, shared, replaces, isSkipped } = file;
  const twin = skippedFor(answer.type, staged);
  if (candidates.length === 0 && !twin) return shared.length > 0 ? <KeepsBoth shared={shared} /> : bulk.addNew;
  const options = [
    ...(twin ? [{ value: 'skip' as const, label: bulk.skip, short: bulk.skip, name: null }] : []),
    ...candidates.map(({ file: { file_id, file_name, version } }) => ({
      value: file_id,
      label: bulk.replacesFile(file_name, version),
      short: bulk.replacesVersion(version),
      name: nameOf({ file_name, version }),
    })),
    { value: null, label: beside(candidates.length), short: bulk.keepsBoth(candidates.length), name: null },
  ];
  const chosen = isSkipped ? options[0] : options.find(({ value }) => value === replaces);
  return (
    <>
      <Select
        size="small"
        displayEmpty
        value={chosen ? (chosen.value ?? BESIDE) : NONE}
        inputProps={{ 'aria-label': bulk.replacesOf(staged.file_name) }}
        renderValue={() => chosen?.short ?? bulk.choosePlace}
        onChange={({ target }) => {
          const option = options.find(({ value }) => (value ?? BESIDE) === target.value);
          if (option) onChoose(option.value);
        }}
        sx={WHOLE_WORDS}
      >
        {options.map(({ value, label }) => (
          <MenuItem key={value} value={value ?? BESIDE}>
            {label}
          </MenuItem>
        ))}
      </Select>
      {chosen?.name && <Below>{chosen.name}</Below>}
    </>
  );
}

const KeepsBoth = ({ shared }: { shared: readonly string[] }) => (
  <>
    {bulk.keepsBoth(shared.length)}
    <Below>{replacing.shared(shared)}</Below>
  </>
);

const Below = ({ children }: { children: string }) => (
  <Typography
    variant="caption"
    component="p"
    sx={{ mt: 1, maxWidth: 240, color: 'portal.text2', overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
);

const nameOf = ({ file_name, version }: { file_name: string; version: number }) =>
  bulk.nameAndVersion(file_name, version);
const beside = (files: number) => (files === 1 ? bulk.addBeside : bulk.addBesideAll);
