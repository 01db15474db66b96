/** Two people who change the same thing: the second is told, and nothing of the first is overwritten. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { databases } from '../../platform/database/test-databases.ts';
import { type KnownAudit, openKnownAuditOn } from '../../quality/fixtures/known-audit.ts';

const Transcripts = z.looseObject({ show_names: z.boolean(), allow_research: z.boolean() });
const Findings = z.looseObject({ ap_cut: z.number() });
const School = z.looseObject({ id: z.string(), name: z.string() });
const Courses = z.object({ items: z.array(z.object({ course_code: z.string(), title_key: z.string() })) });
const Person = z.looseObject({ id: z.string(), name: z.string(), roles: z.array(z.string()), scope: z.string() });

describe.each(databases)('what two people change at once, on $kind', (on) => {
  let audit: KnownAudit;
  beforeAll(async () => {
    audit = await openKnownAuditOn(on);
  });
  afterAll(() => audit.close());

  const read = async (path: string) => (await audit.as('admin', 'GET', path)).body;
  const put = (who: string, path: string, body: object) => audit.as(who, 'PUT', path, body);
  /** Both send at the same moment; one of them is told. */
  async function both(path: string, one: object, other: object) {
    const answers = await Promise.all([put('admin', path, one), put('other-admin', path, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const told = answers.find(({ status }) => status === 409);
    expect(told?.text).toContain('Nothing was overwritten');
  }

  it('is settings of transcripts', async () => {
    const path = '/settings/transcripts';
    const seen = Transcripts.parse(await read(path));
    await both(path, { ...seen, show_names: true, seen }, { ...seen, allow_research: true, seen });
    const now = Transcripts.parse(await read(path));
    expect(now.show_names).not.toBe(now.allow_research);
    expect((await put('admin', path, { ...now, show_student_ids: true, seen: now })).status).toBe(200);
    expect((await put('admin', path, { ...seen, seen })).status).toBe(409);
    expect((await put('admin', path, seen)).body).toEqual(seen);
  });

  it('is settings of findings', async () => {
    const path = '/settings/findings';
    const seen = Findings.parse(await read(path));
    await both(path, { ...seen, ap_cut: 4, seen }, { ...seen, ap_cut: 5, seen });
    const now = Findings.parse(await read(path));
    const saved = Findings.parse((await put('admin', path, { ...now, ap_cut: 2, seen: now })).body);
    expect((await put('other-admin', path, { ...now, seen: saved })).status).toBe(200);
  });

  it('is the name and IDs of a school', async () => {
    const [school] = z.array(School).parse(await read('/schools/records'));
    if (!school) throw new Error('no school');
    const { id, ...seen } = school;
    const path = `/schools/${id}`;
    await both(path, { ...seen, state_id: '4711', seen }, { ...seen, nces_id: '4712', seen });
    const [now] = z.array(School).parse(await read('/schools/records'));
    expect(now).toMatchObject(
      now?.state_id === null ? { nces_id: '4712' } : { state_id: '4711', nces_id: seen.nces_id },
    );
  });

  it('is the name that two schools are to get', async () => {
    const records = z.array(School).parse(await read('/schools/records'));
    const named = (at: number, name: string) => {
      const { id, ...ids } = records[at] ?? { id: '' };
      return put(at === 0 ? 'admin' : 'other-admin', `/schools/${id}`, { ...ids, name });
    };
    for (const [one, other] of [
      ['Same Name', 'Same Name'],
      ['Alike', 'ALIKE'],
    ] as const) {
      const answers = await Promise.all([named(0, one), named(1, other)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
    for (const [at, { name }] of records.entries()) expect((await named(at, name)).status).toBe(200);
  });

  it('is what a member may do: a role that was taken is not given back by an older form', async () => {
    const people = z.array(Person).parse(await read('/people'));
    const member = people.find(({ name }) => name === 'viewer');
    const path = `/people/${member?.id}`;
    const seen = { roles: member?.roles, scope: member?.scope, school_ids: [] };
    const schools = audit.schools.map(({ id }) => id);
    const narrow = { roles: ['XQ_USER'], scope: 'school', school_ids: schools };
    await both(path, { ...narrow, seen }, { roles: ['ADMIN'], scope: 'district', seen });
    expect((await put('admin', path, narrow)).status).toBe(200);
    const turned = { ...narrow, school_ids: schools.toReversed() };
    expect((await put('admin', path, { ...narrow, seen: turned })).status).toBe(200);
  });

  it('is what a course counts as: all of the second list is refused, with the name of whoever was first', async () => {
    await audit.arrive('clean', ['STUDENT_ROSTER', 'TRANSCRIPT']);
    await audit.refresh();
    const listed = Courses.parse(await read('/course-mapping?state=open'));
    const [first, second] = listed.items;
    if (!first || !second) throw new Error('no courses');
    const path = '/course-mapping/decisions';
    const decide = ({ course_code, title_key }: typeof first, code: string, seen?: string) => ({
      ...{ course_code, title_key, seen },
      decision: code === 'undo' ? { kind: 'undo' } : { kind: 'sced', sced_code: code },
    });
    const send = (who: string, ...decisions: object[]) => put(who, path, { decisions });
    const open = 'undecided';
    await both(path, { decisions: [decide(first, '01001', open)] }, { decisions: [decide(first, '01002', open)] });
    // Who does not say what they saw overwrites.
    expect((await send('admin', decide(first, '01003'))).status).toBe(200);
    const late = await send('other-admin', decide(second, '01002', open), decide(first, '01002', open));
    expect(late).toMatchObject({ status: 409, text: expect.stringContaining('admin changed the decision on course') });
    expect((await send('other-admin', decide(first, 'undo', '01001'))).status).toBe(409);
    expect(Courses.parse(await read('/course-mapping?state=decided')).items).toHaveLength(1);
    // Nothing is overwritten where both decide the same.
    expect((await send('other-admin', decide(first, '1003', open))).body).toEqual({ changed: 0 });
    expect((await send('other-admin', decide(first, 'undo', '01003'))).body).toEqual({ changed: 1 });
  });
});
