import type { Random } from './random.ts';
import { type DemoSchool, SCHOOLS, YEARS } from './schools.ts';

const FIRST =
  'Ana Ben Carla Deion Elena Farid Grace Hiro Ines Jamal Kira Luis Maya Noah Olivia Pablo Quinn Rosa Samir Tessa Uma Victor Wren Ximena Yusuf Zoe Amara Bruno Chloé Diego Esra Felix Gia Hector Imani Jonas Kaya Lena Marco Nadia Omar Priya Rafael Sofía Tomás Valeria Wyatt Yara Zane Ada'.split(
    ' ',
  );
const LAST =
  'Abbott Alvarez Barros Bennett Castillo Chen Cruz Dalton Delgado Ellison Estrada Foster Fuentes Garner Guzmán Hale Herrera Ibarra Jennings Kaur Keller Lam Lindqvist Lozano Marsh Medina Nguyen Núñez Okafor Ortega Pham Porter Quiroga Ramsey Rivas Salazar Shaw Soto Tran Underwood Valdez Vance Weaver Whitfield Xiong Yates Zamora Zeller'.split(
    ' ',
  );

export interface Enrollment {
  year: number;
  grade: number;
  school: DemoSchool;
}

export interface Student {
  id: string;
  stateId: string;
  first: string;
  last: string;
  birthDate: string;
  /** Deviations from the district's mean: what grades and scores are drawn around. */
  preparation: number;
  enrollments: Enrollment[];
  /** Date and reason of a departure before the end. */
  left: { date: string; reason: string } | null;
  gender: string;
  race: string;
  disability: string;
  english: string;
  lunch: string;
}

const RACES = [
  ['Hispanic/Latino', 45],
  ['White', 22],
  ['Black or African American', 14],
  ['Asian', 10],
  ['Two or more', 5],
  ['American Indian or Alaska Native', 1.5],
  ['Native Hawaiian or Other Pacific Islander', 1],
  ['', 1.5],
] as const;

/** Years a student is here: most all four, some come late, some leave. */
function path(random: Random, home: DemoSchool): { enrollments: Enrollment[]; left: Student['left'] } {
  const start = random.chance(0.08) ? random.between(1, 2) : 0;
  const leaves = start === 0 && random.chance(0.07) ? random.between(1, 3) : YEARS.length;
  const mover = random.chance(0.05) ? random.pick(SCHOOLS.filter((school) => school !== home)) : home;
  const switchAt = random.between(1, 3);
  const years = YEARS.slice(start, leaves);
  const enrollments = years.map((year) => ({
    year,
    grade: 9 + YEARS.indexOf(year),
    school: YEARS.indexOf(year) < switchAt ? mover : home,
  }));
  const last = years.at(-1) ?? 0;
  const left =
    leaves < YEARS.length
      ? {
          date: `${last}-02-${String(random.between(3, 26)).padStart(2, '0')}`,
          reason: random.pick(['Transferred out', 'Transferred out', 'Dropped out']),
        }
      : null;
  return { enrollments, left };
}

function student(random: Random, home: DemoSchool, number: number): Student {
  const lowIncome = random.chance(home.lowIncome);
  const learner = random.chance(home.englishLearners);
  const disability = random.weighted([
    ['', 84],
    ['IEP', 13],
    ['504', 3],
  ] as const);
  return {
    id: String(100_000 + number * 37).padStart(7, '0'),
    stateId: String(8_100_000_000 + number * 7919),
    first: random.pick(FIRST),
    last: random.chance(0.08) ? `${random.pick(LAST)}-${random.pick(LAST)}` : random.pick(LAST),
    birthDate: `${random.chance(0.35) ? 2005 : 2006}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
    preparation:
      random.normal() * 0.9 +
      home.preparation -
      (lowIncome ? 0.3 : 0) -
      (learner ? 0.35 : 0) -
      (disability === 'IEP' ? 0.4 : 0),
    ...path(random, home),
    gender: random.weighted([
      ['F', 49],
      ['M', 49.5],
      ['X', 1.5],
    ] as const),
    race: random.weighted(RACES),
    disability,
    english: learner
      ? random.pick(['EL', 'EL', 'LEP'])
      : random.weighted([
          ['EO', 78],
          ['RFEP', 16],
          ['IFEP', 6],
        ] as const),
    lunch: lowIncome ? random.pick(['Free', 'Free', 'Reduced']) : 'Paid',
  };
}

/** The class of 2024: everyone who was here in any of the four years. */
export function makeStudents(random: Random): Student[] {
  const homes = SCHOOLS.flatMap((school) => Array.from({ length: school.size }, () => school));
  return homes.map((home, index) => student(random, home, index + 1));
}
