import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { formatNumber } from '#web/app/format.ts';
import { lists } from '#web/messages/en/lists.ts';
import { KeepsFocus } from '../overlays/keeps-focus.tsx';

interface PagerProps {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  /** What is paged: 'Pages of the audit log'. */
  label: string;
}

/** 'start-end of total' at the left, arrows at the right. The focus stays here when an arrow leads no further. */
export function Pager({ page, size, total, onPage, label }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / size));
  const start = total === 0 ? 0 : (page - 1) * size + 1;
  const end = Math.min(total, page * size);
  const range = lists.pager.range(formatNumber(start), formatNumber(end), formatNumber(total));
  return (
    <KeepsFocus>
      <Box
        component="nav"
        aria-label={label}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          pt: 2,
          borderTop: '1px solid',
          borderColor: 'portal.line',
        }}
      >
        <Typography
          variant="caption"
          aria-live="polite"
          sx={{ color: 'portal.text2', fontVariantNumeric: 'tabular-nums' }}
        >
          {range}
        </Typography>
        {/* Kept in place, so that lists of one page are as high as others. */}
        <Box sx={{ display: 'flex', gap: 1, visibility: pages === 1 ? 'hidden' : undefined }}>
          <IconButton
            size="small"
            aria-label={lists.pager.previous}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            size="small"
            aria-label={lists.pager.next}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight />
          </IconButton>
        </Box>
      </Box>
    </KeepsFocus>
  );
}
