/** One line a course: code, title, department, SCED code, level, credits, first grade it is taken in, pathway or ''. */
const LIST = `
1010|English 9|English|01001|General|1|9|
1020|English 10|English|01002|General|1|10|
1021|English 10 Honors|English|01002|Honors|1|10|
1030|English 11|English|01003|General|1|11|
1031|AP English Language and Composition|English|01005|AP|1|11|
1040|English 12|English|01004|General|1|12|
1041|AP English Literature and Composition|English|01006|AP|1|12|
2010|Algebra 1|Mathematics|02052|General|1|9|
2020|Geometry|Mathematics|02072|General|1|9|
2021|Geometry Honors|Mathematics|02072|Honors|1|9|
2030|Algebra 2|Mathematics|02056|General|1|10|
2031|Algebra 2 Honors|Mathematics|02056|Honors|1|10|
2040|Pre-Calculus|Mathematics|02110|General|1|11|
2041|AP Calculus AB|Mathematics|02124|AP|1|12|
2042|AP Statistics|Mathematics|02203|AP|1|12|
2050|Consumer Mathematics|Mathematics|02157|General|1|12|
3010|Earth Science|Science|03001|General|1|9|
3020|Biology|Science|03051|General|1|10|
3021|Biology Honors|Science|03051|Honors|1|10|
3030|Chemistry|Science|03101|General|1|11|
3031|AP Chemistry|Science|03106|AP|1|12|
3040|Physics|Science|03151|General|1|12|
3041|AP Biology|Science|03056|AP|1|12|
3050|Environmental Science|Science|03003|General|1|12|
4010|World History|Social Studies|04051|General|1|10|
4011|AP World History|Social Studies|04067|AP|1|10|
4020|U.S. History|Social Studies|04101|General|1|11|
4021|AP U.S. History|Social Studies|04104|AP|1|11|
4030|U.S. Government|Social Studies|04151|General|0.5|12|
4040|Economics|Social Studies|04201|General|0.5|12|
5010|Spanish 1|World Languages|24052|General|1|9|
5020|Spanish 2|World Languages|24053|General|1|10|
5030|Spanish 3|World Languages|24054|General|1|11|
5031|AP Spanish Language and Culture|World Languages|24064|AP|1|12|
6010|Art 1|Visual and Performing Arts|05154|General|1|9|
6020|Concert Choir|Visual and Performing Arts|05110|General|1|9|
6030|Theatre Workshop|Visual and Performing Arts|05053|General|1|10|
6040|Digital Photography|Visual and Performing Arts|05167|General|1|11|
7010|Physical Education 9|Physical Education|08001|General|0.5|9|
7011|Health|Physical Education|08051|General|0.5|9|
7020|Physical Education 10|Physical Education|08001|General|1|10|
8010|Introduction to Computer Science|Computer Science|10012|General|1|10|
8011|AP Computer Science Principles|Computer Science|10019|AP|1|11|
9010|Health Science 1|CTE|14001|General|1|10|Patient Care
9020|Health Science 2|CTE|14002|General|1|11|Patient Care
9030|Nursing Assistant|CTE|14051|General|1|12|Patient Care
9110|Engineering Design 1|CTE|21006|General|1|10|Engineering and Robotics
9120|Robotics|CTE|21009|General|1|11|Engineering and Robotics
9130|Engineering Capstone|CTE|21047|General|1|12|Engineering and Robotics
9210|Culinary Arts 1|CTE|16053|General|1|10|Culinary Arts
9220|Culinary Arts 2|CTE|16054|General|1|11|Culinary Arts
0990|Advisory|Elective|22005|General|0.5|9|`;

export interface Course {
  code: string;
  title: string;
  department: string;
  sced: string;
  level: string;
  credits: number;
  grade: number;
  pathway: string;
}

export const COURSES: readonly Course[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [code = '', title = '', department = '', sced = '', level = '', credits = '', grade = '', pathway = ''] =
      line.split('|');
    return { code, title, department, sced, level, credits: Number(credits), grade: Number(grade), pathway };
  });

/** AP exam codes of the courses that end in one. */
export const AP_EXAMS: Readonly<Record<string, { code: string; name: string }>> = {
  1031: { code: '36', name: 'English Language and Composition' },
  1041: { code: '37', name: 'English Literature and Composition' },
  2041: { code: '66', name: 'Calculus AB' },
  2042: { code: '90', name: 'Statistics' },
  3031: { code: '25', name: 'Chemistry' },
  3041: { code: '20', name: 'Biology' },
  4011: { code: '93', name: 'World History: Modern' },
  4021: { code: '07', name: 'United States History' },
  5031: { code: '87', name: 'Spanish Language and Culture' },
  8011: { code: '32', name: 'Computer Science Principles' },
};
