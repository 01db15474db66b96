import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { print } from '#web/messages/en/print.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Sheet } from './sheet.tsx';

interface PrintButtonProps {
  title: string;
  about?: string;
  /** What is printed: only this, whatever else the page shows. */
  children: ReactNode;
}

/** Prints one part of a page as a sheet of its own. The sheet exists while the browser prints. */
export function PrintButton({ title, about, children }: PrintButtonProps) {
  const [printing, setPrinting] = useState(false);
  const start = () => {
    flushSync(() => setPrinting(true));
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  };
  return (
    <>
      <Button variant="text" size="small" startIcon={<PrintOutlined />} onClick={start}>
        {print.print}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      {printing &&
        createPortal(
          // The theme shows nothing but this element on paper while it is there.
          <Box className="print-sheet" sx={{ display: 'none', displayPrint: 'block' }}>
            <Sheet title={title} about={about}>
              {children}
            </Sheet>
          </Box>,
          document.body,
        )}
    </>
  );
}
