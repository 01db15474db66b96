import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { readMapping } from '#contract/uploads/mappings.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { mappings } from '#web/messages/en/uploads/mappings.ts';
import { toDo } from './choices.ts';
import { MappingDialog } from './mapping-dialog.tsx';

const READ: readonly UploadedFile['status'][] = ['SUCCESS', 'DATA_ERRORS'];

/**
 * Opens the mapping of a file for a person who may change it: with what there is to do, or as a
 * quiet offer where nothing is.
 */
export function MapColumnsButton({ file }: { file: UploadedFile }) {
  const { id: eoaId } = useAudit();
  const { may } = useSession();
  const [isOpen, setOpen] = useState(false);
  const canMap = may('uploads.write') && file.replaced_by === null && (READ.includes(file.status) || isOpen);
  const mapping = useCall(readMapping, canMap ? { params: { eoaId, fileId: file.file_id } } : null);
  if (!canMap || mapping.isError) return null;
  if (mapping.data === undefined) return <Box sx={{ minHeight: 32 }} />;
  const { columns, values } = toDo(mapping.data);
  const isNeeded = columns + values > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        flex: { xs: '1 1 100%', sm: 'none' },
      }}
    >
      <Button
        size="small"
        variant={columns > 0 ? 'contained' : values > 0 ? 'outlined' : 'text'}
        startIcon={<AltRouteOutlined />}
        onClick={() => setOpen(true)}
        sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}
      >
        {mappings.open}
      </Button>
      {isNeeded && (
        // On paper there is no button that it belongs to.
        <Typography variant="caption" sx={{ color: 'portal.text2', displayPrint: 'none' }}>
          {mappings.toDo(columns, values)}
        </Typography>
      )}
      {isOpen && <MappingDialog file={file} mapping={mapping.data} onClose={() => setOpen(false)} />}
    </Box>
  );
}
