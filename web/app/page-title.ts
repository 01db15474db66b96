import { useEffect } from 'react';
import { shell } from '#web/messages/en/shell.ts';

let page: string = shell.product;
let own: string | null = null;
let news: string | null = null;

const show = () => {
  const titled = own ?? page;
  document.title = news === null ? titled : `${news} · ${titled}`;
};

const named = (title: string): string => `${title} · ${shell.product}`;

/** Which page is open: 'Data upload · Educational Opportunity Audit'. */
export function setPageTitle(title: string): void {
  page = named(title);
  show();
}

/** A page with a title that what it shows decides, while it shows it; whichever of the two is set first. */
export function useOwnTitle(title: string): void {
  useEffect(() => {
    own = named(title);
    show();
    return () => {
      own = null;
      show();
    };
  }, [title]);
}

/** What happened, before the page's title, where it is read in the list of tabs; null when it has been seen. */
export function setTitleNews(next: string | null): void {
  news = next;
  show();
}
