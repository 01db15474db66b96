import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { leave } from '#web/app/leaving/leave.ts';
import { useSession } from '#web/app/session/session.ts';
import { shell } from '#web/messages/en/shell.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** The person's districts. Save waits for a choice; the session keeps it in the browser. */
export default function ChangeDistrict({ onClose }: { onClose: () => void }) {
  const { audits, audit: current, chooseAudit } = useSession();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = audits.find((audit) => audit.id === chosenId);

  const save = () => {
    onClose();
    if (chosen !== undefined) leave(() => chooseAudit(chosen.id));
  };
  return (
    <Modal
      open
      title={shell.district.change}
      size="choice"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{shell.district.cancel}</Button>
          <Button variant="contained" disabled={chosen === undefined} onClick={save}>
            {shell.district.save}
          </Button>
        </>
      }
    >
      <FormControl>
        <FormLabel sx={{ color: 'portal.text2', mb: 2 }}>{shell.district.choose}</FormLabel>
        <RadioGroup name="district" value={chosenId} onChange={(_, id) => setChosenId(id)}>
          {audits.map((audit) => (
            <FormControlLabel
              key={audit.id}
              value={audit.id}
              control={<Radio />}
              sx={{ overflowWrap: 'anywhere' }}
              label={
                <>
                  <Dotted parts={[audit.district, shell.district.classOf(audit.yearEnding)]} />
                  {audit.id === current?.id && <Tag>{shell.district.current}</Tag>}
                </>
              }
            />
          ))}
        </RadioGroup>
      </FormControl>
    </Modal>
  );
}
