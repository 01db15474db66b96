/** What schools schedule beside courses. Some of it bears credit somewhere, so words alone decide nothing. */
const BESIDE_COURSES =
  /\b(?:hall|atrium|cafe(?:teria)?|lunch|bus|yard|study) ?duty\b|\bduty\b|\badvis(?:ory|ement|or)\b|\blunch\b|\bstudy hall\b|\bhome ?room\b|\brelease(?:d)?(?: time| period)?\b|\bearly (?:release|dismissal|out)\b|\blate (?:arrival|start|in)\b|\bno class\b|\bfree period\b|\bunscheduled\b|\bnot (?:scheduled|enrolled)\b|\bschedul(?:ing|e hold)\b|\bclass coverage\b|\bdept chair\b|\blunch supv\b|\blibrary supv\b|\boff campus\b|\bflex(?:time| time| period)?\b|\bactivity period\b|\bassembly\b|\bassigned\b|\bsee counselor\b|\bpe excused\b|\bplacement test\b|\blocker\b|\bprep period\b/;

/** 'Hall Duty', 'Advisory', 'Lunch': words of no course, and no credit that would say otherwise. */
export function isNoCourse(title: string, credits: number | null): boolean {
  return (
    !(credits !== null && credits > 0) &&
    BESIDE_COURSES.test(
      title
        .toLowerCase()
        .replace(/[^a-z]+/g, ' ')
        .trim(),
    )
  );
}
