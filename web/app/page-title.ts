import { shell } from '#web/messages/en/shell.ts';

let page: string = shell.product;
let news: string | null = null;

const show = () => {
  document.title = news === null ? page : `${news} · ${page}`;
};

/** Which page is open: 'Data upload · Educational Opportunity Audit'. */
export function setPageTitle(title: string): void {
  page = `${title} · ${shell.product}`;
  show();
}

/** What happened, before the page's title, where it is read in the list of tabs; null when it has been seen. */
export function setTitleNews(next: string | null): void {
  news = next;
  show();
}
