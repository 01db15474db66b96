import type { FileStatus } from '#contract/uploads/uploaded-file.ts';

export type Lifecycle = 'requested' | 'received' | 'processing' | 'done' | 'expired' | 'canceled';
export type Verdict = 'success' | 'data_errors' | 'malformed';

const OF_VERDICT: Record<Verdict, FileStatus> = {
  success: 'SUCCESS',
  data_errors: 'DATA_ERRORS',
  malformed: 'MALFORMED',
};

/** The status word (docs/product.md#upload-life). The only place that derives it. */
export function statusOf(lifecycle: Lifecycle, verdict: Verdict | null): FileStatus {
  switch (lifecycle) {
    case 'requested':
      return 'UPLOAD';
    case 'expired':
    case 'canceled':
      return 'UPLOAD_FAILED';
    case 'received':
    case 'processing':
      return 'PROCESSING';
    case 'done':
      if (verdict === null) throw new Error('A processed file has a verdict: the database holds a check for it.');
      return OF_VERDICT[verdict];
  }
}
