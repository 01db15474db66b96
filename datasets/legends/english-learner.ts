import { type CodedColumn, minusOneIsYes } from './legend.ts';

const LEARNER = 'english language learner';
const FLUENT = 'native / fluent';

const yesIs = (yes: string, no: string) => ({
  y: yes,
  yes,
  1: yes,
  true: yes,
  t: yes,
  n: no,
  no,
  0: no,
  false: no,
  f: no,
});

/** A level of proficiency is not a status: 1 to 7 are a status in the one system that says so. */
export const ENGLISH_LEARNER_LEGENDS: CodedColumn = {
  isCode: /^(-1|\d{1,2}|[a-mo-xz])$/,
  isYesNo: true,
  // 'English Proficiency: Y' is who is proficient, or who is listed for it.
  mayBeReversed: /^(?!.*(limit|lep|non)).*(proficien|fluen)/,
  legends: [
    minusOneIsYes(LEARNER, FLUENT),
    {
      name: "Wisconsin's status (Y learner, N not)",
      source: 'Wisconsin DPI, WISEdata and Forward exam files, English proficiency status',
      codes: yesIs(LEARNER, FLUENT),
      layout: ['WISEid', 'CESA'],
    },
    {
      name: 'yes for who is proficient',
      source: 'Student lists with a flag of proficiency; nothing in a file proves it',
      codes: yesIs(FLUENT, LEARNER),
    },
    {
      name: 'yes for who is a learner',
      source: 'Student lists with a flag of services; nothing in a file proves it',
      codes: yesIs(LEARNER, FLUENT),
    },
    {
      name: 'Texas TSDS, table C061 (1 emergent bilingual, F to 5 former)',
      source: 'Texas Education Data Standards, code table C061',
      codes: { 0: FLUENT, 1: LEARNER, f: FLUENT, s: FLUENT, 3: FLUENT, 4: FLUENT, 5: FLUENT },
      headers: [
        'Emergent Bilingual Indicator Code',
        'Emergent Bilingual Indicator',
        'EmergentBilingualIndicatorCode',
        'LEP Indicator Code',
        'Bilingual/EB indicator',
      ],
    },
    {
      name: 'Texas state tests (C learner, F, S, T and R monitored, E former)',
      source: 'Texas Education Agency, STAAR data file format, emergent bilingual indicator code',
      codes: { 0: FLUENT, c: LEARNER, f: FLUENT, s: FLUENT, t: FLUENT, r: FLUENT, e: FLUENT },
      headers: ['Emergent Bilingual Indicator Code', 'EmergentBilingualIndicatorCode', 'LEP Indicator Code'],
    },
    {
      name: "Wisconsin's levels (1 to 5 learning, 6 and 7 fluent)",
      source: 'Wisconsin DPI, WISEdata English proficiency codes',
      codes: { 1: LEARNER, 2: LEARNER, 3: LEARNER, 4: LEARNER, 5: LEARNER, 6: FLUENT, 7: FLUENT },
      layout: ['WISEid', 'CESA'],
    },
    {
      name: 'language fluency (L learner, F fluent, E English only, I and R fluent)',
      source: 'Aeries, student data, Language Fluency (STU.LF)',
      codes: { l: LEARNER, f: FLUENT, e: FLUENT, i: FLUENT, r: FLUENT, t: 'unknown' },
      headers: ['STU.LF', 'LangFlu', 'Language Fluency', 'Language Fluency Code'],
      telling: ['l'],
    },
    {
      name: 'a mark X at learners',
      source: 'Lists that mark who is meant',
      codes: { x: LEARNER },
      telling: ['x'],
      // Beside them an X is a third thing.
      against: ['y', 'n', 'yes', 'no', '1', '0', 'true', 'false'],
    },
    {
      name: 'Texas monitoring years (1 learner, F and S former)',
      source: 'Texas Education Data Standards, code table C061',
      codes: { 0: FLUENT, 1: LEARNER, f: FLUENT, s: FLUENT },
      telling: ['f', 's'],
    },
  ],
};
