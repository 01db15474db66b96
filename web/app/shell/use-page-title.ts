import { useEffect, useRef } from 'react';
import { useMatches, useNavigationType } from 'react-router';
import { z } from 'zod';
import { shell } from '#web/messages/en/shell.ts';

/** What a route of the router carries as its `handle`. */
const Titled = z.object({ title: z.string() });
export type RouteTitle = z.infer<typeof Titled>;

/**
 * Names the document after the innermost titled route, and moves the focus to the h1 when another page opens.
 * Drawers are routes too, but belong to their page: they take the focus themselves.
 */
export function usePageTitle() {
  const matches = useMatches();
  const titles = matches.flatMap((match) => Titled.safeParse(match.handle).data?.title ?? []);
  const title = titles.at(-1);
  const page = titles.at(0);
  const arrival = useNavigationType();
  const shownPage = useRef(page);

  useEffect(() => {
    document.title = title === undefined ? shell.product : `${title} · ${shell.product}`;
  }, [title]);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    document.getElementById('page-title')?.focus({ preventScroll: true });
    // Back and Forward keep the place the browser remembers; an anchor is scrolled to by its page.
    if (arrival !== 'POP' && window.location.hash === '') window.scrollTo(0, 0);
  }, [page, arrival]);
}
