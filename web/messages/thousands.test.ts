import { expect, it } from 'vitest';
import { lists } from './en/lists.ts';
import { overview } from './en/overview.ts';
import { audits } from './en/people/audits.ts';
import { people } from './en/people/people.ts';
import { quality } from './en/quality/quality.ts';
import { report } from './en/quality/report.ts';
import { settings } from './en/settings.ts';
import { transcripts } from './en/transcripts/transcripts.ts';
import { bulk } from './en/uploads/bulk.ts';
import { uploads } from './en/uploads/uploads.ts';
import { lists as listsEs } from './es/lists.ts';
import { overview as overviewEs } from './es/overview.ts';
import { audits as auditsEs } from './es/people/audits.ts';
import { people as peopleEs } from './es/people/people.ts';
import { quality as qualityEs } from './es/quality/quality.ts';
import { report as reportEs } from './es/quality/report.ts';
import { settings as settingsEs } from './es/settings.ts';
import { transcripts as transcriptsEs } from './es/transcripts/transcripts.ts';
import { bulk as bulkEs } from './es/uploads/bulk.ts';
import { uploads as uploadsEs } from './es/uploads/uploads.ts';

const english = { overview, audits, people, quality, report, settings, lists, transcripts, bulk, uploads };
const spanish = {
  ...{ overview: overviewEs, audits: auditsEs, people: peopleEs, quality: qualityEs, report: reportEs },
  ...{ settings: settingsEs, lists: listsEs, transcripts: transcriptsEs, bulk: bulkEs, uploads: uploadsEs },
};

it.each([
  ['English', english],
  ['Spanish', spanish],
])('thousands of schools, people, files and students have their separator in %s', (_, words) => {
  const sentences = [
    words.overview.ofAll(1204, 1204),
    words.audits.missing('X', 1204),
    words.people.lead(1204, 1204),
    words.quality.missing.finding('X', 1204, 'x'),
    words.report.uploaded.most(1204, 1204),
    words.settings.schools.count(1204),
    words.lists.chosen(1204, 1204),
    words.transcripts.unrated.title(1204),
    words.transcripts.find.found(1204),
    words.bulk.waiting.title(1204),
    words.uploads.card.progress(1204, 1204),
    words.uploads.card.missing.of('X', 1204, 1205),
  ];
  for (const sentence of sentences) {
    expect(sentence).toContain('1,204');
    expect(sentence).not.toContain('1204');
  }
});
