import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { CATEGORIES } from '#contract/transcripts/categories.ts';
import { CANDIDATE_SORTS } from '#contract/transcripts/choosing.ts';
import { jsonText } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import { openTestPortal } from '#server/test-portal.ts';
import { median, percentile, printTable } from '../table.ts';

const EMAIL = 'bea@bench.test';
const RACES = ['latinx', 'black', 'white', 'asian', 'two or more', 'unknown'];

/**
 * The calls of the selection page at one large school, through the whole app on PGlite. Wall clock of each call, and
 * processor time, which says more where others work on the machine.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { students: { type: 'string', default: '30000' }, calls: { type: 'string', default: '400' } },
  });
  const portal = await openTestPortal({ PORTAL_RATE_PER_MINUTE: '1000000' });
  try {
    const students = Number(values.students);
    const { auditId, schoolId } = await makeSchool(portal, students);
    const token = await portal.token(EMAIL);
    const base = `/eoa/${auditId}/schools/${schoolId}/transcripts`;
    const time = async (name: string, path: (round: number) => string, count: number) => {
      const times: number[] = [];
      const processor: number[] = [];
      for (let round = 0; round < count; round++) {
        const start = performance.now();
        const used = process.cpuUsage();
        const { status, text } = await portal.call('GET', `${base}/${path(round)}`, token);
        times.push(performance.now() - start);
        const { user, system } = process.cpuUsage(used);
        processor.push((user + system) / 1000);
        if (status !== 200) throw new Error(`${name} answered ${status}: ${text.slice(0, 200)}`);
      }
      const [first = Number.NaN, ...warm] = times;
      const shown = [percentile(warm, 0.5), percentile(warm, 0.95), median(processor)].map((value) => value.toFixed(1));
      return [name, first.toFixed(0), ...shown];
    };
    const calls = Number(values.calls);
    const rows = [
      await time('page of a table', pagePath, calls),
      await time('state of the page', () => 'selection', calls / 4),
      await time('suggestion', () => 'suggestion', 10),
      await time('whole summary, as specified', () => 'transcript-selection-summary', 10),
    ];
    process.stdout.write(`${cpus().length} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}\n`);
    printTable([`${students} candidates in a school`, 'first ms', 'p50 ms', 'p95 ms', 'processor ms'], rows);
  } finally {
    await portal.close();
  }
}

function pagePath(round: number): string {
  const query = new URLSearchParams({
    category: CATEGORIES[round % CATEGORIES.length] ?? '',
    sort: CANDIDATE_SORTS[round % CANDIDATE_SORTS.length] ?? '',
    direction: round % 2 === 0 ? 'asc' : 'desc',
    page: String(1 + ((round * 31) % 200)),
    ...(round % 3 === 0 && { race: RACES[round % RACES.length] ?? '' }),
  });
  return `candidates?${query}`;
}

/** A school whose list of candidates is as a refresh would have written it. */
async function makeSchool({ database }: Awaited<ReturnType<typeof openTestPortal>>, students: number) {
  const at = Array.from({ length: students }, (_, index) => index);
  const gpa = at.map((index) => Math.round(400 - (400 * index) / students) / 100);
  const list = {
    id: at.map((index) => String(index).padStart(22, '0')),
    category: gpa.map((value) => (value >= 3.3 ? 'HIGH_FLIER' : value < 2 ? 'STRUGGLING' : 'ON_THE_CUSP')),
    no_gpa_reason: at.map(() => null),
    gpa,
    race: at.map((index) => RACES[index % RACES.length]),
    gender: at.map((index) => (index % 2 ? 'female' : 'male')),
    disability_status: at.map((index) => (index % 9 ? 'without disabilities' : 'with disabilities')),
    english_learner: at.map((index) => (index % 7 ? 'native / fluent' : 'english language learner')),
    low_income: at.map((index) => (index % 3 ? 'low-income' : 'above low-income')),
    student_label: at.map(
      (index) => `Student ${((index * 7919) % 33_554_432).toString(32).toUpperCase().padStart(5, '0')}`,
    ),
    left_cohort: at.map(() => false),
  };
  const [auditId, schoolId] = [crypto.randomUUID(), crypto.randomUUID()];
  await database.system(async (tx) => {
    await tx.run(sql`insert into district (id, name) values (${auditId}, 'Benchmark')`);
    await tx.run(
      sql`insert into audit (id, district_id, year_ending, transcript_key) values (${auditId}, ${auditId}, 2024, '\\x00')`,
    );
    await tx.run(sql`insert into school (audit_id, id, name) values (${auditId}, ${schoolId}, 'Large')`);
    await tx.run(sql`
      with added as (insert into person (email, name, address_proof) values (${EMAIL}, 'Bea Bench', 'demo') returning id)
      insert into membership (audit_id, person_id, roles, scope) select ${auditId}, id, array['ADMIN'], 'district' from added`);
    await tx.run(sql`
      insert into candidate_list (audit_id, school_id, students, hash) values (${auditId}, ${schoolId}, ${jsonText(list)}, 'bench')`);
  });
  return { auditId, schoolId };
}
