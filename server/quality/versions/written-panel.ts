import { hash } from 'node:crypto';
import type { PanelName } from '#contract/quality/panels.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { jsonText } from '#server/platform/database/jsonb.ts';
import type { Headline } from '../panels/headline.ts';
import type { Sources } from '../provenance.ts';
import type { Scope } from '../scopes.ts';

/** What is stored by scope: the panels, and the counts that the measures of opportunity are computed from. */
export type StoredPanelName = PanelName | 'opportunity';

/** The answer of one panel for one scope, with where it comes from. */
export interface PanelNumbers {
  panel: StoredPanelName;
  scope: Scope;
  needs: readonly UploadFileType[];
  answer: object;
  headlines: readonly Headline[];
  sources: Sources;
}

/** The same as it is stored. */
export interface WrittenPanel extends Omit<PanelNumbers, 'answer' | 'sources'> {
  /** JSON, like `sources`. */
  result: string;
  sources: string;
  /** Of both: equal numbers are not stored again. */
  hash: string;
}

/** Some twenty microseconds each, which are spent while the engine still works on other numbers. */
export function writePanel({ panel, scope, needs, answer, sources, headlines }: PanelNumbers): WrittenPanel {
  const [result, from] = [jsonText(answer), jsonText(sources)];
  return {
    panel,
    scope,
    needs,
    result,
    sources: from,
    hash: hash('sha256', `[${result},${from}]`, 'base64url'),
    headlines,
  };
}
