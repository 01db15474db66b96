import type { FastifyInstance } from 'fastify';
import { decideCourses, listLocalCourses, searchCourses } from '#contract/course-mapping.ts';
import { searchCourses as search } from '#datasets/course-suggestions/suggest.ts';
import type { Guard } from '#server/http/authorize.ts';
import { serve } from '#server/http/serve.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import { decide } from './decide.ts';
import type { LocalCourses } from './local-courses.ts';
import { readCourses, toSced } from './read.ts';

interface CourseMappingSettings {
  /** What courses are decides what is computed: asks for the numbers again. */
  requestRefresh: RequestRefresh;
}

const MOST_FOUND = 20;

export function courseMappingRoutes(
  app: FastifyInstance,
  guard: Guard,
  courses: LocalCourses,
  { requestRefresh }: CourseMappingSettings,
): void {
  serve(app, guard, listLocalCourses, ({ tx, member, query, language }) =>
    readCourses(tx, courses, { ...member, language }, query),
  );

  serve(app, guard, searchCourses, ({ query }) => search(query.search, MOST_FOUND).map(({ code }) => toSced(code)));

  serve(app, guard, decideCourses, async ({ tx, member, person, body, record }) => {
    const changed = await decide({ tx, courses, viewer: member, person }, body.decisions);
    const codes = body.decisions.map(({ course_code }) => course_code);
    await record({ details: { changed, courses: codes } });
    if (changed > 0) await requestRefresh(tx, member.auditId);
    return { changed };
  });
}
