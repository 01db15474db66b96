import { datasetOf } from '#datasets/index.ts';
import { Engine } from './engine.ts';
import { extensionFinding } from './extension.ts';
import { aboutFile, type FileFinding } from './findings.ts';
import { openFile } from './gate.ts';
import { collectIssues, issuesOfFile } from './issues.ts';
import type { IngestLimits } from './limits.ts';
import { normalise } from './normalise.ts';
import { readTable } from './read.ts';
import { type RecognisedTable, recognise } from './recognise.ts';
import { Refusal } from './refusal.ts';
import { malformed, reportOf } from './report.ts';
import type { IngestProgress, IngestRequest, IngestResult } from './result.ts';
import { validate } from './validate.ts';

/** open -> read -> recognise -> validate -> normalise, for one file. Throws only when the program is wrong. */
export async function runPipeline(
  request: IngestRequest,
  limits: IngestLimits,
  onProgress: (progress: IngestProgress) => void,
): Promise<IngestResult> {
  const { rawPath, type, context, folder } = request;
  const dataset = datasetOf(type);

  onProgress({ stage: 'Opening the file', percent: 0 });
  const opened = await openFile(rawPath, limits);
  if (opened instanceof Refusal) return malformed(opened);
  const named = extensionFinding(request.fileName, opened.format);

  const engine = await Engine.open(folder, rawPath, limits);
  try {
    onProgress({ stage: 'Reading the table', percent: 5 });
    const table = await readTable(opened, rawPath, dataset, engine, limits);
    if (table instanceof Refusal) return malformed(table, issuesOfFile(named));

    onProgress({ stage: 'Recognising columns', percent: 35 });
    const recognised = await recognise(table, dataset, context, engine);
    if (recognised instanceof Refusal) return malformed(recognised, issuesOfFile([...named, ...table.findings]));

    const checking = (share: number) => onProgress({ stage: 'Checking rows', percent: Math.round(40 + share * 50) });
    checking(0);
    const checked = await validate(recognised, dataset, context, engine, checking);
    const findings = [
      ...wholeFileErrors(recognised),
      ...named,
      ...table.findings,
      ...recognised.findings,
      ...checked.findings,
    ];
    const collected = await collectIssues(engine, dataset, recognised.mapping, findings, table.sheets);

    onProgress({ stage: 'Saving rows', percent: 90 });
    const isUsable = recognised.missing.length === 0 && checked.rowsKept > 0;
    const parquet = isUsable ? await normalise(checked.plan, engine) : null;
    const unreadRows = recognised.findings.find(({ code }) => code === 'file.more-cells-than-headers')?.count ?? 0;
    return reportOf({ table, recognised, checked, dataset, collected, unreadRows, parquet });
  } finally {
    engine.close();
  }
}

function wholeFileErrors({ missing, looksLike }: RecognisedTable): FileFinding[] {
  return [
    ...(looksLike ? [aboutFile('file.other-dataset', looksLike.label)] : []),
    ...missing.map(({ label }) => aboutFile('file.missing-column', label)),
  ];
}
