import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { useIsWide } from '#web/app/theme/use-is-wide.ts';
import { datasets } from '#web/messages/en/datasets.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { Card } from '#web/ui/card.tsx';
import { SideDrawer } from '#web/ui/overlays/side-drawer.tsx';
import { useGivesFocusBack } from '#web/ui/overlays/use-gives-focus-back.ts';
import { WhatToUpload } from './requirements/what-to-upload.tsx';

const words = uploads.requirements;

interface SidePanelProps {
  dataset: Dataset;
  onClose: () => void;
}

/** 'See what to upload' beside the cards from md, as a drawer from the right below. */
export default function SidePanel({ dataset, onClose }: SidePanelProps) {
  const inline = useIsWide();
  useGivesFocusBack();
  if (!inline) {
    return (
      <SideDrawer open title={words.title} meta={datasets[dataset.type].label} onClose={onClose}>
        <WhatToUpload dataset={dataset} />
      </SideDrawer>
    );
  }
  return (
    <Box
      sx={{
        width: 390,
        flex: 'none',
        position: 'sticky',
        top: 124,
        maxHeight: 'calc(100vh - 148px)',
        overflow: 'auto',
      }}
    >
      <Card
        title={`${words.title}: ${datasets[dataset.type].label}`}
        action={
          <IconButton size="small" aria-label={words.close} onClick={onClose}>
            <CloseOutlined />
          </IconButton>
        }
      >
        <WhatToUpload dataset={dataset} />
      </Card>
    </Box>
  );
}
