import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATASETS } from '#datasets/index.ts';
import { SAMPLE_SETTING, toSample } from '#datasets/kit/sample/to-sample.ts';
import { DEMOGRAPHIC_TYPES, TEST_TYPES } from '#datasets/kit/wizard-choices.ts';
import { check, temporaryFolder } from '#server/ingest/test-run.ts';
import { openTestPortal, type TestPortal } from '#server/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const context = {
  yearEnding: SAMPLE_SETTING.yearEnding,
  schools: [
    { id: 'lakeview', name: SAMPLE_SETTING.school, local_id: null, state_id: null, nces_id: null, ceeb_code: null },
  ],
  chosen: {
    schoolIds: ['lakeview'],
    years: [2021, 2022, 2023, 2024],
    demographicTypes: DEMOGRAPHIC_TYPES,
    testTypes: TEST_TYPES,
  },
};

describe.each(DATASETS)('the sample file of $label', (dataset) => {
  it.each(['csv', 'xlsx'])('is downloaded as .%s and uploads without any finding', async (extension) => {
    const name = `${dataset.sampleFile}.${extension}`;
    const answer = await portal.app.inject({ method: 'GET', url: `/example-files/${name}` });
    expect(answer.statusCode).toBe(200);
    const path = join(temporaryFolder(), name);
    writeFileSync(path, answer.rawPayload);
    const result = await check(path, dataset.type, context);
    expect(result.issues).toEqual([]);
    expect(result).toMatchObject({
      rowsKept: toSample(dataset).rows.length,
      counts: { error: 0, warning: 0, note: 0 },
    });
  });
});
