import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, titleOf } from './courses.ts';
import { courseOfSced, type LocalCourse, levelOfMapped, searchCourses, suggesterOf } from './suggest.ts';
import { takeApart } from './title.ts';
import { writtenOut } from './written-out.ts';

const course = (title: string, more: Partial<LocalCourse> = {}): LocalCourse => ({
  code: 'X1',
  title,
  titleKey: title.toLowerCase().replace(/[^a-z0-9]/g, ''),
  scedCode: null,
  credits: null,
  ...more,
});
const suggest = suggesterOf([]);
const suggested = (title: string) => {
  const found = suggest(course(title));
  return found?.scedCode ? titleOf(found.scedCode) : null;
};

describe('a title', () => {
  // Titles as printed in a published catalog, with the course each is.
  it.each([
    ['AP Lng/Cmp', 'AP English Language and Composition'],
    ['AP Lit/Cmp', 'AP English Literature and Composition'],
    ['AP Calc BC', 'AP Calculus BC'],
    ["AP Comp Gov't", 'AP Comparative Government and Politics'],
    ['AP Env Sci', 'AP Environmental Science'],
    ['AP Phys C:mec', 'AP Physics C: Mechanics'],
    ['AP World Hist', 'AP World History: Modern'],
    ['Alg I Hnrs', 'Algebra I'],
    ['ALGEBRA 2 H', 'Algebra II'],
    ['Geometry CP', 'Geometry'],
    ['English 9', 'English/Language Arts I (9th grade)'],
    ['Eng 10 H S1', 'English/Language Arts II (10th grade)'],
    ['Spanish 3', 'Spanish III'],
    ['Span II B', 'Spanish II'],
    ['Music Thry', 'Music Theory'],
    ['Crmnl Just', 'Criminal Justice'],
    ['Anat & Phys', 'Anatomy and Physiology'],
    ['PE', 'Physical Education'],
    ['U.S. History A', 'U.S. History—Comprehensive'],
  ])('%s is %s', (title, wanted) => {
    expect(suggested(title)).toBe(wanted);
  });

  it.each(['Camerata', 'Tech Cntr', 'X - OTHER SCIENCE', 'Transition Rdg', '', '???'])(
    '%j suggests nothing',
    (title) => {
      expect(suggest(course(title))).toBeNull();
    },
  );

  it('never becomes an AP or IB course that it does not say', () => {
    for (const title of ['Biology', 'Calculus AB', 'Psychology', 'Hon Chemistry'])
      expect(suggested(title)).not.toMatch(/^(AP|IB)\b/);
  });

  it('tells the short words it was read by', () => {
    expect(suggest(course('AP Lng/Cmp'))?.reason).toBe('Title: lng = language, cmp = composition.');
    expect(suggest(course('Geometry'))).toMatchObject({ confidence: 'sure', reason: 'The title is the same.' });
  });

  it('gives its reason in Spanish, too, and suggests the same', () => {
    const spanish = suggesterOf([], 'es');
    expect(spanish(course('AP Lng/Cmp'))).toEqual({
      ...suggest(course('AP Lng/Cmp')),
      reason: 'Título: lng = language, cmp = composition.',
    });
    expect(spanish(course('Geometry'))?.reason).toBe('El título es el mismo.');
  });

  it('of any characters is read without failing, and twice alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (title) => {
        expect(suggest(course(title))).toEqual(suggest(course(title)));
      }),
      { numRuns: 100 },
    );
  });
});

describe('what is not a course', () => {
  it.each(['Hall Duty', 'Advisory 10', 'Lunch B', 'Study Hall', 'Homeroom', 'Early Release'])(
    '%s, without credit',
    (title) => {
      expect(suggest(course(title, { credits: 0 }))).toMatchObject({ scedCode: null, confidence: 'likely' });
    },
  );

  it('bears no credit', () => {
    expect(suggest(course('Study Hall', { credits: 0.5 }))?.scedCode).toBe('22006');
    expect(suggest(course('Hall Duty', { credits: 1 }))).toBeNull();
  });
});

describe('stronger evidence than a title', () => {
  it('is a given code, also with its zero lost, of 12 characters, or moved since version 11', () => {
    expect(suggest(course('Whatever', { scedCode: '3051' }))?.scedCode).toBe('03051');
    expect(courseOfSced('01001G1.0011')).toBe('01001');
    expect(courseOfSced('22110')).toBe('25003');
    expect([courseOfSced('01888'), courseOfSced(''), courseOfSced('abc'), courseOfSced(null)]).toEqual(
      Array(4).fill(null),
    );
  });

  it('is what was decided before of the same title or code', () => {
    const again = suggesterOf([
      { code: 'M1', titleKey: 'camerata', title: 'Camerata', scedCode: '05111' },
      { code: 'D7', titleKey: 'pastduty', title: 'Past Duty', scedCode: null },
    ]);
    expect(again(course('Camerata'))).toMatchObject({ scedCode: '05111', reason: expect.stringContaining('M1') });
    expect(again(course('Duty of Old', { code: 'D7' }))).toMatchObject({ scedCode: null, confidence: 'likely' });
  });
});

describe('a mapped course', () => {
  it('has the higher level of its own title and the course (docs/domain/vocabularies.md#course-levels)', () => {
    expect(levelOfMapped('03056', 'Bio College Board')).toBe('AP');
    expect(levelOfMapped('03051', 'Hon Bio')).toBe('honors');
    expect(levelOfMapped('03057', 'Biology HL')).toBe('IB');
    expect(levelOfMapped('03051', 'Pre-AP Biology')).toBe('honors');
    expect(levelOfMapped('03051', 'Biology')).toBe('general');
  });

  it('is in the subject area of its code', () => {
    expect([areaOf('01001'), areaOf('24052'), areaOf('21009'), areaOf('25003')]).toEqual([
      'English Language Arts',
      'World Languages',
      'Career and Technical Education',
      'Other',
    ]);
  });
});

describe('the readings of a title', () => {
  // Each of them stands for several words.
  const long = ['cs', 'em', 'asl', 'cad', 'amlit', 'compsci', 'is', 'it', 'jrotc', 'physed'];

  it('are every combination of what few words may stand for', () => {
    expect(writtenOut(['intro', 'compsci', 'em'])).toEqual([
      ['intro', 'compsci', 'em'],
      ['intro', 'compsci', 'electricity', 'magnetism'],
      ['intro', 'computer', 'science', 'em'],
      ['intro', 'computer', 'science', 'electricity', 'magnetism'],
    ]);
  });

  it('stay eight where many words stand for several', () => {
    expect(writtenOut(long)).toHaveLength(8);
    expect(writtenOut(long).every((words) => words.join(' ').endsWith('junior rotc physical education'))).toBe(true);
  });

  it('are of no more words than a title has, however long it is', () => {
    const title = Array.from({ length: 5_000 }, (_, at) => `w${at}x`).join(' ');
    expect(takeApart(title).words).toHaveLength(24);
  });
});

describe('a search', () => {
  const titles = (text: string) => searchCourses(text, 5).map(({ title }) => title);
  it('finds by code, by words in any order, and by short words', () => {
    expect(titles('02052')).toEqual(['Algebra I']);
    expect(titles('history european')).toContain('Modern European History');
    expect(titles('wrld hst')[0]).toBe('World History—Overview');
    expect(titles('biology')[0]).toBe('Biology');
    expect(titles('zzzz')).toEqual([]);
  });
});
