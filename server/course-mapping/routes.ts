import type { FastifyInstance } from 'fastify';
import { decideCourses, listLocalCourses, searchCourses } from '#contract/course-mapping.ts';
import type { AuditId } from '#contract/ids.ts';
import { searchCourses as search } from '#datasets/course-suggestions/suggest.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { decide } from './decide.ts';
import type { LocalCourses } from './local-courses.ts';
import { readCourses, toSced } from './read.ts';

interface CourseMappingParts {
  courses: LocalCourses;
  /** What courses are decides what is computed: asks for the numbers again. */
  requestRefresh(tx: Transaction, auditId: AuditId): Promise<void>;
}

const MOST_FOUND = 20;

export function courseMappingRoutes(
  app: FastifyInstance,
  guard: Guard,
  { courses, requestRefresh }: CourseMappingParts,
): void {
  serve(app, guard, listLocalCourses, ({ tx, member, query }) => readCourses(tx, courses, member, query));

  serve(app, guard, searchCourses, ({ query }) => search(query.search, MOST_FOUND).map(({ code }) => toSced(code)));

  serve(app, guard, decideCourses, async ({ tx, member, person, body, record }) => {
    const changed = await decide({ tx, courses, viewer: member, person }, body.decisions);
    const codes = body.decisions.map(({ course_code }) => course_code);
    await record({ details: { changed, courses: codes } });
    if (changed > 0) await requestRefresh(tx, member.auditId);
    return { changed };
  });
}
