import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useSession } from '#web/app/session/session.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { useUploads } from '../use-uploads.ts';

/** Placeholder while nothing at all is uploaded. */
export function StartCard() {
  const { may } = useSession();
  const { total } = useUploads();
  if (total !== 0) return null;
  const uploads = may('uploads.write');
  return (
    <Box sx={{ bgcolor: 'portal.surface', border: 1, borderColor: 'portal.line', borderRadius: 1 }}>
      <EmptyState
        icon={<UploadFileOutlined />}
        heading={quality.start.heading}
        action={
          uploads && (
            <Button variant="contained" component={Link} to="/data-upload">
              {quality.start.button}
            </Button>
          )
        }
      >
        {uploads ? quality.start.text : quality.start.viewOnly}
      </EmptyState>
    </Box>
  );
}
