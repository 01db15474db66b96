import { tmpdir } from 'node:os';
import { writeResearchExtract } from '#server/research/write-extract.ts';
import { auditToFolder } from './audit-to-folder.ts';

const USAGE = `Usage: npm run --silent portal -- research-extract AUDIT --to FOLDER --by NAME

Writes what an audit knows of its students for research, with a token in place of each ID, where an administrator of the audit allows it
(Settings, Transcripts). The audit's log says so.
`;

/** `portal research-extract`: prints how many students are in it. @returns the exit code */
export const researchExtractCommand = (args: string[]): Promise<number> =>
  auditToFolder(args, USAGE, async (records, order) => {
    const students = await writeResearchExtract({ ...records, workFolder: tmpdir() }, order);
    return `${students} students are in ${order.folder}.\n`;
  });
