import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { shell } from '#web/messages/en/shell.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { NavigationItem } from './navigation.ts';
import { rowLook } from './row-look.ts';

/** A page of the navigation; one with pages below it opens them by itself at its address. */
export function SidebarItem({ item, collapsed }: { item: NavigationItem; collapsed: boolean }) {
  const { pathname } = useLocation();
  const here = pathname === item.to || pathname.startsWith(`${item.to}/`);
  const [open, setOpen] = useState(here);
  const listId = useId();
  useEffect(() => {
    if (here) setOpen(true);
  }, [here]);

  const { Icon, label, pages } = item;
  const link = (
    <Box
      component={NavLink}
      to={item.to}
      end={pages !== undefined}
      title={collapsed ? label : undefined}
      sx={[rowLook, { flex: 1, overflowWrap: 'anywhere', pr: pages === undefined || collapsed ? 2.5 : 9 }]}
    >
      <Icon />
      {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Box>
  );
  if (collapsed || pages === undefined) return <li>{link}</li>;
  return (
    <li>
      <Box sx={{ position: 'relative', display: 'flex' }}>
        {link}
        <IconButton
          size="small"
          aria-expanded={open}
          aria-controls={listId}
          aria-label={open ? shell.hidePages(label) : shell.showPages(label)}
          onClick={() => setOpen(!open)}
          sx={{ position: 'absolute', right: 4, top: 4 }}
        >
          <ExpandMore fontSize="small" sx={{ rotate: open ? '180deg' : undefined }} />
        </IconButton>
      </Box>
      <Box component="ul" id={listId} hidden={!open} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pages.map((page) => (
          <li key={page.to}>
            <Box component={NavLink} to={page.to} sx={[rowLook, SUB_ROW]}>
              {page.label}
            </Box>
          </li>
        ))}
      </Box>
    </li>
  );
}

const SUB_ROW = {
  minHeight: 36,
  pl: 11,
  color: 'portal.text2',
  '&[aria-current="page"]': { bgcolor: 'portal.subtle', fontWeight: 600, color: 'portal.text' },
};
