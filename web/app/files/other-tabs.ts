import { z } from 'zod';

/** What the tabs of one browser tell each other: IDs, never data. */
const News = z.discriminatedUnion('is', [
  /** Files were uploaded, canceled or processed: whoever shows files asks again. */
  z.object({ is: z.literal('files-changed') }),
  /** A notice was put away in one tab, so it goes from all. */
  z.object({ is: z.literal('notice-read'), fileId: z.string() }),
]);
export type News = z.infer<typeof News>;

/** Absent in browsers of before 2022; the tabs then agree when they get the focus. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal.files');

export const tellOtherTabs = (news: News): void => channel?.postMessage(news);

export function onNews(hear: (news: News) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    const news = News.safeParse(data);
    if (news.success) hear(news.data);
  };
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
}
