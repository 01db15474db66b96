import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { BigNumber } from '#web/ui/big-number.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxGroup } from '#web/ui/forms/checkbox-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { InfoPopover } from '#web/ui/overlays/info-popover.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { SideDrawer } from '#web/ui/overlays/side-drawer.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { InPlaceError } from '#web/ui/states/in-place-error.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { StatusIcon } from '#web/ui/states/status-icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Part, State } from './state.tsx';

const SEVERITIES = ['error', 'warning', 'success', 'info'] as const;
const STATUSES = ['success', 'warning', 'error', 'info', 'pending', 'empty'] as const;
const TONES = ['neutral', 'warning', 'error', 'success'] as const;

export function Parts() {
  return (
    <>
      <Part name="Buttons">
        <State name="filled, outlined, text">
          <Row>
            <Button variant="contained">Upload data</Button>
            <Button>Cancel</Button>
            <Button variant="text">View more</Button>
          </Row>
        </State>
        <State name="disabled, at work">
          <Row>
            <Button variant="contained" disabled>
              Save
            </Button>
            <Button loading loadingPosition="start" startIcon={<UploadFileOutlined />}>
              Uploading
            </Button>
          </Row>
        </State>
      </Part>
      <Part name="Notices, tags and icons">
        {SEVERITIES.map((severity) => (
          <State key={severity} name={severity}>
            <Notice severity={severity} title="4 schools have no course catalog">
              Numbers leave them out until a file has been processed.
            </Notice>
          </State>
        ))}
        <State name="tags">
          <Row>
            {TONES.map((tone) => (
              <Tag key={tone} tone={tone}>
                {tone}
              </Tag>
            ))}
          </Row>
        </State>
        <State name="status icons, each with its name">
          <Row>
            {STATUSES.map((status) => (
              <StatusIcon key={status} status={status} label={status} />
            ))}
          </Row>
        </State>
      </Part>
      <Part name="Card">
        <Card
          title="Roster: EOA cohort"
          info={
            <InfoPopover label="Where does this come from?">Students of the class with four full years.</InfoPopover>
          }
          action={<Button variant="text">View more</Button>}
          foot="Computed from 2 files · November 21, 2026"
        >
          <BigNumber value={1402} unit="students" />
          <BigNumber small value={null} unit="ACT superscores" />
        </Card>
        <Card title="Loading">
          <CardSkeleton lines={3} />
        </Card>
        <Card title="Failed">
          <InPlaceError
            message="Error occurred while fetching rosters summary data!"
            code="internal"
            onRetry={() => undefined}
          />
        </Card>
        <Card title="Empty">
          <EmptyState
            icon={<UploadFileOutlined />}
            heading="No CTE pathways yet"
            action={<Button>Go to Data upload</Button>}
          >
            Numbers appear here as soon as a file has been processed.
          </EmptyState>
        </Card>
        <Card title="Really zero">
          <EmptyState icon={<CheckCircleOutlined />} heading="No courses">
            2 files checked. They contain no rows for this card.
          </EmptyState>
        </Card>
      </Part>
      <Part name="Choices and what floats">
        <State name="checkbox group, partly chosen">
          <Choices />
        </State>
        <State name="filters of a list, each under its label">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Field label="Cause" htmlFor="gallery-cause" flex="2 1 16rem">
              <Select native fullWidth size="small" inputProps={{ id: 'gallery-cause' }}>
                <option>All causes</option>
              </Select>
            </Field>
            <Field label="File name contains" htmlFor="gallery-file" flex="1 1 10rem">
              <TextField fullWidth size="small" id="gallery-file" />
            </Field>
          </Box>
        </State>
        <State name="dialog and drawer">
          <Floating />
        </State>
      </Part>
    </>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>{children}</Box>
);

const SCHOOLS = ['Cedar High School', 'Harbor Arts Academy', 'Juniper Hills School for the Sciences and the Fine Arts'];

function Choices() {
  const [selected, setSelected] = useState<string[]>(SCHOOLS.slice(0, 1));
  return (
    <CheckboxGroup
      legend="Which schools does the file cover?"
      allLabel="All schools (3)"
      options={SCHOOLS.map((name) => ({ value: name, label: name }))}
      selected={selected}
      onChange={setSelected}
    />
  );
}

function Floating() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <Row>
      <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Open the drawer</Button>
      <Modal
        open={open === 'dialog'}
        title="Select schools"
        meta="Step 1 of 2"
        size="choice"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="contained" onClick={close}>
              Next
            </Button>
          </>
        }
      >
        <Choices />
      </Modal>
      <SideDrawer open={open === 'drawer'} title="Matching detail" meta="All schools · EOA cohort" onClose={close}>
        <BigNumber value={97} unit="percent matched" />
      </SideDrawer>
    </Row>
  );
}
