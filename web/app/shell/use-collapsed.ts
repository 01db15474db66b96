import { useState } from 'react';

const KEY = 'portal.sidebar-collapsed';

/** Whether the sidebar shows icons only; remembered in this browser. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === 'true');
  const change = (next: boolean) => {
    localStorage.setItem(KEY, String(next));
    setCollapsed(next);
  };
  return [collapsed, change];
}
