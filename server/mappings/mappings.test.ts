import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditId } from '#contract/ids.ts';
import { sql } from '#server/platform/database/sql.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { openTestDistrict, type PersonName } from './test-district.ts';

const ROWS = ['A101,Algebra I,Mathematics,G', 'B200,AP Biology,Science,AP'];
const odd = (header = 'Crs Ref Nbr,Crs Ttl Txt,Subj Grp,Stufe', rows = ROWS) => `${header}\n${rows.join('\n')}\n`;
const ref = (header: string, nth = 1) => ({ header, nth });
const CHOICES = [
  { column: 'course_code', source: ref('Crs Ref Nbr') },
  { column: 'course_title', source: ref('Crs Ttl Txt') },
  { column: 'subject_area', source: ref('Subj Grp') },
];

describe.each(databases)('mapping columns on $kind', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>;
  let district: Awaited<ReturnType<typeof openTestDistrict>>;
  beforeAll(async () => {
    database = await open();
    district = await openTestDistrict(database.url);
  });
  afterAll(async () => {
    await district?.close();
    await database?.close();
  });
  beforeEach(async () => {
    for (const { id } of await district.saved()) await district.call('DELETE', `/mappings/${id}`);
  });

  const save = (fileId: string, body: object, as: PersonName = 'lead') =>
    district.call('PUT', `/uploads/${fileId}/mapping`, as, {
      run: 1,
      columns: [],
      values: [],
      seen_at: null,
      ...body,
    });

  it('guesses, is confirmed once, and is used for the next file with these headers without asking', async () => {
    const first = await district.upload(odd());
    expect(first).toMatchObject({ status: 'DATA_ERRORS', rows: { kept: 0 } });
    const mapping = await district.mapping(first.file_id);
    const starts = mapping.columns.filter(({ start }) => start).map(({ label, start }) => [label, start?.header]);
    expect(Object.fromEntries(starts)).toMatchObject({ 'Course code': 'Crs Ref Nbr', 'Course title': 'Crs Ttl Txt' });
    expect(mapping.headers[0]).toEqual({
      ...{ header: 'Crs Ref Nbr', nth: 1, letter: 'A', samples: ['A101', 'B200'] },
      evidence: { rows: 2, filled: 2, different: 2 },
    });

    expect((await save(first.file_id, { columns: CHOICES })).body).toEqual({ overruled: null });
    expect((await district.read(first.file_id)).status).toBe('PROCESSING');
    await district.process(first.file_id);
    const done = await district.read(first.file_id);
    expect(done).toMatchObject({ status: 'SUCCESS', rows: { read: 2, kept: 2 } });
    expect(done.statistics.find((line) => line.startsWith('Mapped by Maria Delgado on '))).toMatch(
      /: 'Crs Ref Nbr' -> Course code, 'Crs Ttl Txt' -> Course title, 'Subj Grp' -> Subject area/,
    );

    const next = await district.upload(odd('Subj Grp,"CRS_REF_NBR",Stufe,crs ttl txt', ['Science,C300,G,Chemistry']));
    expect(next).toMatchObject({ status: 'SUCCESS', rows: { kept: 1 } });
    const others = await district.upload(odd('Crs Ref Nbr,Crs Ttl Txt,Subj Grp,Stufe,Extra'));
    expect(others.status).toBe('DATA_ERRORS');
    expect(others.statistics.join()).not.toContain('Mapped by');
  });

  it('is possible where no header is known, and not where a row of names may be a student', async () => {
    const file = await district.upload(odd('Zq,Kx,Vv,Ww'));
    expect(file).toMatchObject({ status: 'DATA_ERRORS', rows: { kept: 0 } });
    const columns = [
      { column: 'course_code', source: ref('Zq') },
      { column: 'course_title', source: ref('Kx') },
      { column: 'subject_area', source: ref('Vv') },
    ];
    await save(file.file_id, { columns });
    await district.process(file.file_id);
    expect(await district.read(file.file_id)).toMatchObject({ status: 'SUCCESS', rows: { read: 2, kept: 2 } });

    const names = await district.upload('Ada,Okafor,Welding\nKim,Lee,Nursing\n');
    expect(names.status).toBe('MALFORMED');
    expect(await district.call('GET', `/uploads/${names.file_id}/mapping`)).toMatchObject({
      status: 409,
      body: { message: 'No columns were found in this file. Its results say why and what to do.' },
    });
  });

  it('keeps what a value stands for, whatever the headers', async () => {
    const header = 'Course Code,Course Title,Subject Area';
    const first = await district.upload(odd(header, ['A1,Drawing II,VPrf', 'A2,Choir,VPrf', 'A3,Yoga,ZZ']));
    const { values } = await district.mapping(first.file_id);
    expect(values.map(({ text, rows, guess }) => [text, rows, guess])).toEqual([
      ['VPrf', 2, 'Visual and Performing Arts'],
      ['ZZ', 1, null],
    ]);
    const chosen = values.map(({ column, key, guess: value }) => ({ column, key, value }));
    expect((await save(first.file_id, { values: chosen })).status).toBe(200);
    await district.process(first.file_id);
    const done = await district.read(first.file_id);
    expect(done.statistics.find((line) => line.startsWith('Values mapped by Maria Delgado'))).toMatch(
      /'VPrf' -> Visual and Performing Arts$/,
    );
    expect((await district.mapping(first.file_id)).values).toMatchObject([{ text: 'ZZ', decided: { value: null } }]);
    const next = await district.upload(odd('Crs,Title,Dept', ['A9,Band,v-PRF']));
    expect((await district.mapping(next.file_id)).values).toEqual([]);
  });

  it('has other files with the same headers read again, where the columns change and count for their schools', async () => {
    const [first, same, ofEast, wider] = [
      await district.upload(odd()),
      await district.upload(odd('Stufe,crs_ref_nbr,Crs Ttl Txt,Subj Grp', ['G,C300,Chemistry,Science'])),
      await district.upload(odd(), 'COURSE_CATALOG', ['East Academy']),
      await district.upload(odd('Crs Ref Nbr,Crs Ttl Txt,Subj Grp,Stufe,Extra')),
    ];
    const under = async () => {
      const files = await Promise.all([same, ofEast, wider].map(({ file_id }) => district.read(file_id)));
      return files.map(({ status }) => status);
    };
    await save(ofEast.file_id, { columns: CHOICES }, 'school');
    expect(await under()).toEqual(['DATA_ERRORS', 'PROCESSING', 'DATA_ERRORS']);
    await district.process(ofEast.file_id);
    await save(first.file_id, { columns: CHOICES });
    expect(await under()).toEqual(['PROCESSING', 'PROCESSING', 'DATA_ERRORS']);
    for (const { file_id } of [first, same, ofEast]) await district.process(file_id);
    expect(await district.read(same.file_id)).toMatchObject({ status: 'SUCCESS', rows: { kept: 1 } });

    // Nothing is said that was not said before.
    await save(first.file_id, { run: 2, columns: CHOICES });
    expect(await under()).toEqual(['SUCCESS', 'SUCCESS', 'DATA_ERRORS']);
    await district.process(first.file_id);
  });

  it('has other files with a value read again once it is decided, and leaves those that do not have it', async () => {
    const header = 'Course Code,Course Title,Subject Area';
    const [first, same, without] = [
      await district.upload(odd(header, ['A1,Drawing II,Q-Grp'])),
      await district.upload(odd('Crs,Title,Dept', ['A9,Band,Q Grp'])),
      await district.upload(odd(header, ['A1,Drawing II,Z-Grp'])),
    ];
    const [value] = (await district.mapping(first.file_id)).values;
    const values = [{ column: value?.column, key: value?.key, value: 'Visual and Performing Arts' }];
    await save(first.file_id, { values: values.map((one) => ({ ...one, value: null })) });
    expect((await district.read(same.file_id)).status).not.toBe('PROCESSING');
    await district.process(first.file_id);
    await save(first.file_id, { run: 2, values });
    expect((await district.read(same.file_id)).status).toBe('PROCESSING');
    expect((await district.read(without.file_id)).status).not.toBe('PROCESSING');
    await district.process(same.file_id);
    expect((await district.mapping(same.file_id)).values).toEqual([]);
    await district.process(first.file_id);
  });

  it('lets the last one win and says who was overruled', async () => {
    const { file_id } = await district.upload(odd());
    await save(file_id, { columns: CHOICES });
    const answer = await save(file_id, { columns: CHOICES.slice(0, 2) }, 'second');
    expect(answer.body).toMatchObject({ overruled: { by: 'Maria Delgado' } });
    const own = await save(file_id, { columns: CHOICES }, 'second');
    expect(own.body).toEqual({ overruled: null });
    await district.process(file_id);
    const stale = await save(file_id, { columns: CHOICES });
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await district.saved()).map(({ confirmed }) => confirmed.by)).toEqual(['Sam Okafor']);
  });

  it('says whose meaning of a value was replaced, also by a file with other headers', async () => {
    const first = await district.upload(odd('Course Code,Course Title,Subject Area', ['A1,Drawing II,VPrf']));
    const next = await district.upload(odd('Crs,Title,Dept', ['A9,Band,VPrf']));
    const means = (value: string | null, seen?: { value: string | null }) => ({
      values: [{ column: 'subject_area', key: 'vprf', value, ...(seen && { seen }) }],
    });
    await save(first.file_id, means('Visual and Performing Arts'));
    const other = await save(next.file_id, means(null), 'second');
    expect(other.body).toMatchObject({ overruled: { by: 'Maria Delgado' } });
    expect((await save(next.file_id, means('Science'), 'second')).body).toEqual({ overruled: null });
    const known = await save(first.file_id, means(null, { value: 'Science' }));
    expect(known.body).toEqual({ overruled: null });
  });

  it('refuses one header for two columns, and what is not in the file, in kind words', async () => {
    const { file_id } = await district.upload(odd());
    const twice = await save(file_id, {
      columns: [CHOICES[0], { column: 'course_title', source: ref('Crs Ref Nbr') }],
    });
    expect(twice).toMatchObject({
      status: 422,
      body: {
        message:
          "'Crs Ref Nbr' is chosen for Course code and for Course title. Each column of your file can be used once.",
      },
    });
    const wrong: object[] = [
      { columns: [{ column: 'course_code', source: ref('Crs Ref Nbr', 2) }] },
      { columns: [{ column: 'constructor', source: ref('Crs Ref Nbr') }] },
      { columns: [CHOICES[0], CHOICES[0]] },
      { values: [{ column: 'subject_area', key: 'proto', value: 'Science' }] },
    ];
    for (const body of wrong) expect((await save(file_id, body)).status).toBe(422);
    expect(await district.saved()).toEqual([]);
  });

  it('tells two columns with one header apart', async () => {
    const file = await district.upload(odd('Course Code,Txt,Txt,Subject', ['A1,ALG,Algebra I,Mathematics']));
    await save(file.file_id, { columns: [{ column: 'course_title', source: ref('Txt', 2) }] });
    await district.process(file.file_id);
    const { columns } = await district.mapping(file.file_id);
    expect(columns.find(({ column }) => column === 'course_title')?.found).toEqual({
      header: 'Txt',
      nth: 2,
      by: 'person',
    });
  });

  it('uses a chosen column whatever it holds, and warns when it does not look like it', async () => {
    const file = await district.upload(odd('Crs Ref Nbr,Crs Ttl Txt,Subj Grp,Stufe'));
    const level = { column: 'course_level', source: ref('Stufe') };
    await save(file.file_id, { columns: [...CHOICES, level] });
    await district.process(file.file_id);
    const next = await district.upload(odd(undefined, ['A1,Algebra I,Science,x9', 'A2,Algebra II,Science,x8']));
    const lines = next.results_summary.map(({ description }) => description).join('\n');
    expect(lines).toContain("The values of 'Stufe' (chosen for Course level) do not look like the column");
    expect(next.rows?.kept).toBe(2);
  });

  it('keeps samples no longer than someone may need them, and private ones never', async () => {
    const file = await district.upload(
      odd('Crs Ref Nbr,Crs Ttl Txt,Subj Grp,Home Phone,Ref', ['A1,Algebra I,Math,206-555-0100,r1']),
    );
    const shown = (await district.mapping(file.file_id)).headers.map(({ header, samples }) => [header, samples]);
    expect(shown.slice(3)).toEqual([
      ['Home Phone', null],
      ['Ref', ['r1']],
    ]);
    const kept = () =>
      district.portal.database.system((tx) =>
        tx.rows<{ number: number; kept: boolean }>(
          sql`select number, mapping is not null as kept from run where upload_id = ${file.file_id} order by number`,
        ),
      );
    await save(file.file_id, { columns: CHOICES });
    await district.process(file.file_id);
    expect(await kept()).toEqual([
      { number: 1, kept: false },
      { number: 2, kept: true },
    ]);
    const clean = await district.upload(odd('Course Code,Course Title,Subject', ['A1,Algebra I,Math']));
    expect((await district.mapping(clean.file_id)).headers.map(({ samples }) => samples)).toEqual([null, null, null]);
  });

  it('is forgotten for later files when it is removed, with a line in the log', async () => {
    const file = await district.upload(odd());
    await save(file.file_id, { columns: CHOICES });
    await district.process(file.file_id);
    const [saved] = await district.saved();
    expect(saved).toMatchObject({
      upload_file_type: 'COURSE_CATALOG',
      headers: ['crsrefnbr', 'crsttltxt', 'stufe', 'subjgrp'],
      pairs: [
        { from: 'Crs Ref Nbr', to: 'Course code' },
        { from: 'Crs Ttl Txt', to: 'Course title' },
        { from: 'Subj Grp', to: 'Subject area / department' },
      ],
    });
    expect((await district.call('DELETE', `/mappings/${saved?.id}`)).status).toBe(204);
    expect((await district.call('DELETE', `/mappings/${saved?.id}`)).status).toBe(409);
    expect((await district.read(file.file_id)).status).toBe('SUCCESS');
    expect((await district.upload(odd())).status).toBe('DATA_ERRORS');
    const events = await district.portal.database.system((tx) =>
      tx.rows<{ event: string }>(
        sql`select distinct event from audit_event where event like 'mapping.%' or event = 'upload.retried' order by event`,
      ),
    );
    expect(events.map(({ event }) => event)).toEqual(['mapping.removed', 'mapping.saved', 'upload.retried']);
  });

  it('asks what school an unknown text stands for, once for every kind of file, and one school for each text', async () => {
    const catalog = 'Course Code,Course Title,Subject Area,School';
    const first = await district.upload(
      odd(catalog, ['A1,Algebra I,Math,0101', 'A2,Choir,Music,0101', 'A3,Art,Art,PS #1']),
    );
    expect(first).toMatchObject({ status: 'DATA_ERRORS', rows: { kept: 0 } });
    expect(first.results_summary.map(({ description }) => description).join()).toContain(
      'If your file uses another ID for a school, choose which school it stands for under Map columns.',
    );
    const { values } = await district.mapping(first.file_id);
    expect(values).toMatchObject([
      { column: 'school', key: '0101', text: '0101', rows: 2, guess: null },
      { column: 'school', key: 'PS #1', text: 'PS #1', rows: 1, guess: null },
    ]);
    expect(values[0]?.choices.map(({ label }) => label)).toEqual(['East Academy', 'Lincoln High']);
    const roster = 'Student ID,First Name,Last Name,Grade Level,School Year,School';
    const other = await district.upload(odd(roster, ['1,Ana,Ruiz,12,2023-2024,0101']), 'STUDENT_ROSTER');
    const stands = (value: string | null) => ({ values: [{ column: 'school', key: '0101', value }] });
    expect((await save(first.file_id, stands('Elsewhere'))).status).toBe(422);

    expect((await save(first.file_id, stands('Lincoln High'))).status).toBe(200);
    await district.process(first.file_id);
    const done = await district.read(first.file_id);
    expect(done).toMatchObject({ status: 'DATA_ERRORS', rows: { read: 3, kept: 2 } });
    expect(done.statistics.find((line) => line.startsWith('Values mapped by Maria Delgado'))).toMatch(
      /'0101' -> Lincoln High$/,
    );
    const next = await district.upload(odd(roster, ['2,Bo,Lee,12,2023-2024,0101']), 'STUDENT_ROSTER');
    expect(next).toMatchObject({ status: 'SUCCESS', rows: { kept: 1 } });

    await save(other.file_id, stands('East Academy'));
    expect((await district.saved()).map(({ pairs }) => pairs)).toEqual([
      [{ from: '0101', to: 'East Academy', column: 'School' }],
    ]);
    // A name that is changed takes along what was said of it.
    const east = district.audit.schools.find(({ name }) => name === 'East Academy');
    const ids = { local_id: '', state_id: '', nces_id: '', ceeb_code: '' };
    const rename = (name: string) => district.call('PUT', `/schools/${east?.id}`, 'lead', { name, ...ids });
    expect((await rename('East Academy of Art')).status).toBe(200);
    expect((await district.saved())[0]?.pairs[0]?.to).toBe('East Academy of Art');
    expect((await rename('East Academy')).status).toBe(200);
  });

  it('lets a member of some schools say of a text only that it is one of theirs', async () => {
    const catalog = 'Course Code,Course Title,Subject Area,School';
    const theirs = await district.upload(odd(catalog, ['A1,Algebra I,Math,0102']), 'COURSE_CATALOG', ['East Academy']);
    const { values } = await district.mapping(theirs.file_id, 'school');
    expect(values[0]?.choices.map(({ label }) => label)).toEqual(['East Academy']);
    const stands = (value: string) => ({ values: [{ column: 'school', key: '0102', value }] });
    expect((await save(theirs.file_id, stands('Lincoln High'), 'school')).status).toBe(422);
    expect((await save(theirs.file_id, stands('East Academy'), 'school')).status).toBe(200);
    await district.process(theirs.file_id);
    expect(await district.read(theirs.file_id)).toMatchObject({ status: 'SUCCESS', rows: { kept: 1 } });
    // For files of their school alone: the district is asked about the same text.
    const others = await district.upload(odd(catalog, ['A1,Algebra I,Math,0102']));
    expect((await district.mapping(others.file_id)).values).toMatchObject([{ text: '0102' }]);
  });

  it('is of the district alone, and of a file that is all theirs for members of some schools', async () => {
    const both = await district.upload(odd(), 'COURSE_CATALOG', ['Lincoln High', 'East Academy']);
    expect((await save(both.file_id, { columns: CHOICES }, 'school')).status).toBe(403);
    expect((await district.call('GET', `/uploads/${both.file_id}/mapping`, 'school')).status).toBe(403);
    const theirs = await district.upload(odd(), 'COURSE_CATALOG', ['East Academy']);
    expect((await save(theirs.file_id, { columns: CHOICES }, 'school')).status).toBe(200);
    expect((await district.call('GET', '/mappings', 'school')).status).toBe(403);
    expect(await district.saved('other')).toEqual([]);
    const [saved] = await district.saved();
    const gone = await district.call('DELETE', `/mappings/${crypto.randomUUID()}`, 'other');
    const foreign = await district.call('DELETE', `/mappings/${saved?.id}`, 'other');
    expect(foreign.text).toBe(gone.text);
    expect(await district.saved()).toHaveLength(1);
  });

  describe('of a member of one school', () => {
    const ofEast = (text = odd()) => district.upload(text, 'COURSE_CATALOG', ['East Academy']);
    const HEADER = 'Course Code,Course Title,Subject Area';
    const values = (value: string) => [{ column: 'subject_area', key: 'vprf', value }];

    it('counts for files of that school alone, and for no number of another', async () => {
      const theirs = await ofEast();
      expect((await district.mapping(theirs.file_id, 'school')).counts_for).toEqual(['East Academy']);
      await save(theirs.file_id, { columns: CHOICES }, 'school');
      await district.process(theirs.file_id);
      expect((await district.read(theirs.file_id)).rows?.kept).toBe(2);
      expect((await ofEast()).status).toBe('SUCCESS');
      expect(await district.upload(odd())).toMatchObject({ status: 'DATA_ERRORS', rows: { kept: 0 } });
      const both = await district.upload(odd(), 'COURSE_CATALOG', ['Lincoln High', 'East Academy']);
      expect(both).toMatchObject({ status: 'DATA_ERRORS', rows: { kept: 0 } });
      expect((await district.saved()).map(({ schools }) => schools)).toEqual([['East Academy']]);
    });

    it('counts for values alike', async () => {
      const theirs = await ofEast(odd(HEADER, ['A1,Drawing II,VPrf']));
      await save(theirs.file_id, { values: values('Science') }, 'school');
      const valuesOf = ({ statistics }: { statistics: string[] }) =>
        statistics.find((line) => line.startsWith('Values mapped by')) ?? '';
      expect(valuesOf(await ofEast(odd(HEADER, ['A2,Choir,V-PRF'])))).toContain("'V-PRF' -> Science");
      expect(valuesOf(await district.upload(odd(HEADER, ['A2,Choir,VPrf'])))).toBe('');
    });

    it('goes before the district’s for its own files and leaves the district’s as it is, as both are told', async () => {
      const first = await district.upload(odd());
      await save(first.file_id, { columns: CHOICES });
      const theirs = await ofEast();
      expect((await district.mapping(theirs.file_id, 'school')).confirmed).toMatchObject({
        by: 'Maria Delgado',
        schools: null,
      });
      const swapped = [CHOICES[0], { column: 'course_title', source: ref('Subj Grp') }];
      const answer = await save(theirs.file_id, { columns: swapped }, 'school');
      expect(answer).toMatchObject({ status: 200, body: { overruled: null } });
      const saidOf = ({ statistics }: { statistics: string[] }) =>
        statistics.find((line) => line.startsWith('Mapped by')) ?? '';
      expect(saidOf(await ofEast())).toContain("'Subj Grp' -> Course title");
      expect(saidOf(await district.upload(odd()))).toContain("'Crs Ttl Txt' -> Course title");
      expect((await district.mapping(theirs.file_id)).confirmed).toMatchObject({ schools: ['East Academy'] });
      expect((await district.saved()).map(({ schools }) => schools)).toEqual([['East Academy'], null]);
    });

    it('says even that the headers alone are right, where the district says otherwise', async () => {
      const header = 'Course Code,Course Title,Subject,Txt';
      const rows = ['A1,Algebra I,Mathematics,x'];
      const first = await district.upload(odd(header, rows));
      await save(first.file_id, { columns: [{ column: 'course_title', source: ref('Txt') }] });
      const theirs = await ofEast(odd(header, rows));
      const found = async () =>
        (await district.mapping(theirs.file_id)).columns.find(({ column }) => column === 'course_title')?.found?.header;
      expect(await found()).toBe('Txt');
      await save(theirs.file_id, { columns: [{ column: 'course_title', source: ref('Course Title') }] }, 'school');
      await district.process(theirs.file_id);
      expect(await found()).toBe('Course Title');
    });

    it('cannot change or remove the district’s, whatever the query, nor read what others wrote', async () => {
      const first = await district.upload(odd(HEADER, ['A1,Drawing II,VPRF-Lincoln']));
      await save(first.file_id, { values: [{ column: 'subject_area', key: 'vprflincoln', value: 'Science' }] });
      const theirs = await ofEast(odd(HEADER, ['A1,Drawing II,vprf lincoln', 'A2,Choir,Odd']));
      const read = await district.call('GET', `/uploads/${theirs.file_id}`, 'school');
      expect(read.text).toContain("'vprf lincoln' -> Science");
      const mapping = await district.call('GET', `/uploads/${theirs.file_id}/mapping`, 'school');
      expect(mapping.status).toBe(200);
      for (const { text } of [read, mapping]) expect(text).not.toContain('VPRF-Lincoln');
      const [saved] = await district.saved();
      expect((await district.call('DELETE', `/mappings/${saved?.id}`, 'school')).status).toBe(403);
      const east = district.audit.schools.find(({ name }) => name === 'East Academy');
      const changed = await district.portal.database.tenant(
        { auditId: district.audit.id, personId: null, schools: east ? [east.id] : [] },
        async (tx) => [
          await tx.run(sql`update value_mapping set value = 'Mathematics'`),
          await tx.run(sql`delete from value_mapping`),
        ],
      );
      expect(changed).toEqual([0, 0]);
      expect((await district.saved()).map(({ id }) => id)).toEqual([saved?.id]);
    });
  });

  it('is seen by every audit of the district and by none of another, whatever the query', async () => {
    const { file_id } = await district.upload(odd());
    await save(file_id, { columns: CHOICES });
    const { database: db } = district.portal;
    const auditOf = (name: string, year: number) =>
      db.system(async (tx) => {
        const made = await tx.row<{ id: AuditId }>(sql`
          insert into audit (district_id, year_ending, transcript_key)
          select id, ${year}, '\\x00' from district where name = ${name} returning id`);
        return made?.id ?? district.audit.id;
      });
    const seenBy = async (auditId: AuditId) =>
      await db.job(auditId, async (tx) => {
        const rows = await tx.rows<{ n: number }>(sql`select count(*)::int as n from column_mapping`);
        await tx.run(sql`delete from value_mapping where district_id not in (select district_id from audit)`);
        return rows[0]?.n;
      });
    expect(await seenBy(await auditOf('Delta Unified', 2025))).toBe(1);
    expect(await seenBy(await auditOf('Other', 2025))).toBe(0);
  });
});
