/**
 * What a person does when a file is wrong: takes it out, puts it back, uses an older version again, moves it to its
 * card. Files go through the real pipeline, and the numbers after each step are known by hand.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { confirmStaged, listStaged } from '#contract/uploads/intake.ts';
import { RemovalPreview } from '#contract/uploads/removal.ts';
import { databases } from '../../platform/database/test-databases.ts';
import { catalog, openOneSchool, roster } from './test-one-school.ts';

describe.each(databases)('a file that is wrong, on $kind', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let p: Awaited<ReturnType<typeof openOneSchool>>;
  let first: string;
  let second: string;
  beforeAll(async () => {
    opened = await open();
    p = await openOneSchool(opened.url);
  }, 180_000);
  afterAll(async () => {
    await p?.close();
    await opened?.close();
  });

  // One story: each step builds on the one before.
  it('leaves every number when it is removed, and comes back into them', async () => {
    first = await p.upload('roster.csv', roster(3));
    expect(await p.numbers()).toEqual({ students: 3, courses: 0 });
    second = await p.upload('roster 2.csv', roster(5), first);
    expect(await p.numbers()).toEqual({ students: 5, courses: 0 });

    const { body } = await p.call('GET', `/uploads/${second}/removal`);
    expect(RemovalPreview.parse(body)).toEqual({ rows: 5, stays: null, finalized: [] });
    expect((await p.call('POST', `/uploads/${second}/remove`, { reason: ' ' })).status).toBe(400);
    const removed = await p.file('POST', `${second}/remove`, { reason: 'Last year’s students.' });
    expect(removed).toMatchObject({ is_current: false, removed: { by: 'Lee', reason: 'Last year’s students.' } });
    expect(await p.numbers()).toEqual({ students: 0, courses: 0 });
    expect((await p.call('GET', `/uploads/${second}/original`)).text).toBe(roster(5));

    await p.call('POST', `/uploads/${second}/put-back`);
    expect(await p.numbers()).toEqual({ students: 5, courses: 0 });
  });

  it('gives way to an older version that is used again', async () => {
    const third = await p.file('POST', `${first}/restore`);
    expect(third).toMatchObject({ version: 3, status: 'PROCESSING', file_name: 'roster.csv' });
    await p.process(third.file_id);
    expect(await p.numbers()).toEqual({ students: 3, courses: 0 });
    expect(await p.file('GET', second)).toMatchObject({ is_current: false, replaced_by: third.file_id });
    expect((await p.call('GET', `/uploads/${third.file_id}/original`)).text).toBe(roster(3));
  });

  it('is moved to the card that takes it, with what it says as answers, and taken out where it was', async () => {
    const wrong = await p.upload('courses.csv', catalog);
    expect(await p.file('GET', wrong)).toMatchObject({ status: 'DATA_ERRORS', looks_like: 'COURSE_CATALOG' });
    expect(await p.file('GET', first)).toMatchObject({ looks_like: null });
    expect((await p.call('POST', `/uploads/${first}/move`)).status).toBe(409);

    const { status, body } = await p.call('POST', `/uploads/${wrong}/move`);
    expect(status).toBe(201);
    // A double click: the same staged file.
    expect((await p.call('POST', `/uploads/${wrong}/move`)).body).toEqual(body);
    const { id } = z.object({ id: z.string() }).parse(body);
    await p.look(id);
    const [staged] = listStaged.answer?.parse((await p.call('GET', '/intake/files')).body) ?? [];
    expect(staged).toMatchObject({
      id,
      state: 'inspected',
      same_as: null,
      inspection: {
        upload_file_type: 'COURSE_CATALOG',
        schools: [{ id: p.school, rows: 2 }],
        academic_periods: ['2023-2024'],
      },
      moves: { file_id: wrong, upload_file_type: 'STUDENT_ROSTER' },
    });
    // Nothing is different until it is confirmed.
    expect(await p.file('GET', wrong)).toMatchObject({ removed: null });

    const metadata = { school_ids: [p.school], academic_periods: ['2023-2024'] };
    const files = [{ id, upload_file_type: 'COURSE_CATALOG', user_provided_file_metadata: metadata }];
    const confirmed = confirmStaged.answer?.parse((await p.call('POST', '/intake/confirm', { files })).body);
    expect(confirmed?.files[0]).toMatchObject({ error: null, upload: { file_name: 'courses.csv', version: 1 } });
    await p.process(id);
    expect(await p.numbers()).toEqual({ students: 3, courses: 2 });
    expect(await p.file('GET', wrong)).toMatchObject({
      removed: { by: 'Lee', reason: null, moved_to: 'COURSE_CATALOG' },
    });
    expect(await p.file('GET', id)).toMatchObject({ status: 'SUCCESS', is_current: true });
    expect((await p.call('GET', `/uploads/${id}/original`)).text).toBe(catalog);
    expect((await p.call('POST', `/uploads/${wrong}/move`)).status).toBe(409);
  });

  it('has its whole story in the audit log', async () => {
    expect(await p.events()).toMatchObject([
      { event: 'upload.removed', details: { reason: 'Last year’s students.' } },
      { event: 'upload.put_back' },
      { event: 'upload.restored', details: { from: first, version: 1 } },
      { event: 'upload.moved', details: { movedTo: 'COURSE_CATALOG' } },
    ]);
  });
});
