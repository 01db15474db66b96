import { type ComponentType, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { setPageTitle } from './page-title.ts';

/** Key react-router gives the place a document was opened at. */
const FIRST_PLACE = 'default';

/**
 * A page with its document title. When it opens after another one, the focus moves to its h1 and the view to the top.
 */
export function Page({ title, Content }: { title: string; Content: ComponentType }) {
  const { key, hash } = useLocation();
  const arrival = useNavigationType();

  useEffect(() => {
    setPageTitle(title);
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival only; drawers and anchors move within the page
  useEffect(() => {
    // Nothing was pressed in this document yet: it was opened, or came back from signing in. The
    // skip link comes first then.
    const isFirst = key === FIRST_PLACE || (arrival === 'REPLACE' && document.activeElement === document.body);
    if (isFirst) return;
    document.getElementById('page-title')?.focus({ preventScroll: true });
    // Back and Forward keep the place the browser remembers; an anchor is scrolled to by its page.
    if (arrival !== 'POP' && hash === '') window.scrollTo(0, 0);
  }, []);

  return <Content />;
}
