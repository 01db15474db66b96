import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { listNotOffered } from '#contract/uploads/not-offered.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { formatDay } from '#web/app/format.ts';
import { useTypedDraft } from '#web/app/leaving/use-typed-draft.ts';
import { useUnsaved } from '#web/app/leaving/use-unsaved.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { CheckboxGroup } from '#web/ui/forms/checkbox-group.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { changeOf, type MarkableColumn, type OfferChange } from './offers.ts';
import { useOffers } from './use-offers.ts';

const words = uploads.requirements.notOffered;

interface NotOfferedDialogProps {
  dataset: Dataset;
  columns: readonly MarkableColumn[];
  /** With what was changed; without: nothing. */
  onClose: (change?: OfferChange) => void;
}

/** One test or year, and the schools that do not offer it; those that were marked before are chosen. */
export function NotOfferedDialog({ dataset, columns: latest, onClose }: NotOfferedDialogProps) {
  // News of files must not move the ground under the person's choices.
  const [columns] = useState(latest);
  const form = `not-offered.${useAudit().id}.${dataset.slug} ${JSON.stringify(columns)}`;
  const { draft, setDraft } = useTypedDraft(form, choicesIn(columns, columns[0]?.column ?? ''));
  const { column: name, chosen } = draft;
  const shown = columns.find(({ column }) => column === name);
  const { apply, isPending, error } = useOffers(dataset);
  const change = shown && changeOf(shown, chosen);
  const isSame = !change || change.mark.length + change.takeBack.length === 0;
  const { ask, question } = useUnsaved(!isSame);
  const close = () => ask(onClose);
  return (
    <Modal
      open
      size="choice"
      title={words.title}
      meta={datasets[dataset.type].label}
      isSending={isPending}
      onClose={close}
      problem={error && <Notice severity="error" title={error.message} />}
      actions={
        <>
          <Button disabled={isPending} onClick={close}>
            {words.cancel}
          </Button>
          <Button
            variant="contained"
            loading={isPending}
            disabled={isSame}
            onClick={() =>
              change &&
              void apply(change).then(
                () => onClose(change),
                () => {},
              )
            }
          >
            {words.save}
          </Button>
        </>
      }
    >
      {question}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        <Typography sx={{ maxWidth: '68ch' }}>{words.lead}</Typography>
        <ColumnSelect
          label={dataset.requirement === 'test-types' ? words.column.tests : words.column.years}
          columns={columns}
          value={shown?.column ?? ''}
          onChange={(next) => ask(() => setDraft(choicesIn(columns, next)))}
        />
        {shown && (
          <Schools
            dataset={dataset}
            column={shown}
            chosen={chosen}
            onChange={(next) => setDraft({ column: name, chosen: next })}
          />
        )}
      </Box>
    </Modal>
  );
}

/** As it is before anything is chosen. */
function choicesIn(columns: readonly MarkableColumn[], name: string) {
  const schools = columns.find(({ column }) => column === name)?.schools ?? [];
  return { column: name, chosen: schools.filter(({ isMarked }) => isMarked).map(({ id }) => id) };
}

interface ColumnSelectProps {
  label: string;
  columns: readonly MarkableColumn[];
  value: string;
  onChange: (column: string) => void;
}

function ColumnSelect({ label, columns, value, onChange }: ColumnSelectProps) {
  const id = useId();
  return (
    <FormControl sx={{ maxWidth: 280 }}>
      <Typography id={id} component="span" variant="subtitle2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Select size="small" labelId={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {columns.map(({ column }) => (
          <MenuItem key={column} value={column}>
            {column}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

interface SchoolsProps {
  dataset: Dataset;
  column: MarkableColumn;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Schools({ dataset, column: { column, schools }, chosen, onChange }: SchoolsProps) {
  const { id: eoaId } = useAudit();
  const { data } = useCall(listNotOffered, { params: { eoaId, type: dataset.slug } });
  const labelOf = (id: string, name: string) => {
    const mark = data?.find((one) => one.school_id === id && one.column === column);
    return mark ? `${name} (${words.markedBy(mark.by, formatDay(mark.at))})` : name;
  };
  return (
    <CheckboxGroup
      legend={dataset.requirement === 'test-types' ? words.schools(column) : words.years(column)}
      allLabel={words.allSchools}
      options={schools.map(({ id, name }) => ({ value: id, label: labelOf(id, name) }))}
      selected={chosen}
      onChange={onChange}
    />
  );
}
