/**
 * How districts write the names of AP exams, by code: words one after the other, 'lang|language' either, '[and]' there
 * or not. Spaces and punctuation do not matter, so 'Lang & Comp' is 'lang comp'.
 */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  '07': ['us|usa|unitedstates|american|amer history|hist', 'ush'],
  '10': ['african|afr american|amer|am [studies|stud]'],
  '13': ['art history|hist', 'history|hist [of] art'],
  '14': ['[studio] [art] drawing [portfolio]', 'art [and] design drawing [portfolio]'],
  '15': [
    '[studio] [art] 2d|2dimensional [art] [and] [design] [portfolio]',
    'art [and] design 2d|2dimensional [design] [portfolio]',
  ],
  '16': [
    '[studio] [art] 3d|3dimensional [art] [and] [design] [portfolio]',
    'art [and] design 3d|3dimensional [design] [portfolio]',
  ],
  '20': ['biology|bio'],
  '22': ['seminar|sem [capstone]', 'capstone seminar'],
  '23': ['research [capstone]', 'capstone research'],
  '25': ['chemistry|chem'],
  '28': ['chinese language|lang [and] [culture|cult]', 'chinese', 'mandarin [language|lang] [and] [culture]'],
  '31': ['computer|comp science|sci a', 'cs a'],
  '32': ['computer|comp science|sci principles|prin|princ', 'cs principles|prin|princ|p'],
  '33': ['computer|comp science|sci ab', 'cs ab'],
  '34': ['micro|microeconomics|microecon', 'economics|econ micro|microeconomics', 'micro economics|econ'],
  '35': ['macro|macroeconomics|macroecon', 'economics|econ macro|macroeconomics', 'macro economics|econ'],
  '36': ['english|eng language|lang [and] [composition|comp]', 'language|lang [and] [composition|comp]'],
  '37': ['english|eng literature|lit [and] [composition|comp]', 'literature|lit [and] [composition|comp]'],
  '40': ['environmental|env|environ|enviro science|sci|studies', 'es', 'apes'],
  '43': ['european|euro|eur [history|hist]', 'modern european history|hist'],
  '48': ['french language|lang [and] [culture|cult]', 'french'],
  '51': ['french literature|lit'],
  '53': ['human|hum geography|geo|geog', 'hug', 'hg'],
  '55': ['german language|lang [and] [culture|cult]', 'german'],
  '57': [
    'us|unitedstates|american|amer government|govt|gov [and] [politics|pol]',
    'government|govt|gov [and] [politics|pol] us|unitedstates',
    'government|govt|gov',
  ],
  '58': [
    'comparative|comp government|govt|gov [and] [politics|pol]',
    'government|govt|gov [and] [politics|pol] comparative|comp',
  ],
  '59': ['international english language|lang'],
  '60': ['latin', 'latin vergil|virgil'],
  '61': ['latin literature|lit'],
  '62': ['italian language|lang [and] [culture|cult]', 'italian'],
  '64': ['japanese language|lang [and] [culture|cult]', 'japanese'],
  '65': ['precalculus|precalc', 'pre calculus|calc'],
  '66': ['calculus|calc ab'],
  '68': ['calculus|calc bc'],
  '69': ['calculus|calc bc ab subscore|subgrade|sub', 'calculus|calc ab subscore|subgrade|sub', 'ab subscore|subgrade'],
  '70': ['networking', 'networking fundamentals'],
  '71': ['cybersecurity', 'cyber security'],
  '75': ['music theory|thry'],
  '76': [
    'music theory|thry aural subscore|subgrade|sub',
    'music aural subscore|subgrade|sub',
    'aural subscore|subgrade',
  ],
  '77': [
    'music theory|thry nonaural subscore|subgrade|sub',
    'music nonaural subscore|subgrade|sub',
    'nonaural subscore|subgrade',
  ],
  '78': ['physics|phys b'],
  '80': ['physics|phys c mechanics|mech', 'physics|phys mechanics|mech'],
  '82': [
    'physics|phys c electricity|elec|elect|e [and] [magnetism|mag|magnet|m]',
    'physics|phys c em',
    'physics|phys electricity [and] magnetism',
  ],
  '83': ['physics|phys 1|i [algebra] [based]'],
  '84': ['physics|phys 2|ii [algebra] [based]'],
  '85': ['psychology|psych|psy'],
  '87': ['spanish|span language|lang [and] [culture|cult]', 'spanish|span'],
  '89': ['spanish|span literature|lit [and] [culture|cult]'],
  '90': ['statistics|stats|stat'],
  '93': ['world|wrld [history|hist] [modern|mod]', 'modern world history|hist', 'whap'],
};

/** Every spelling of an exam's name, as letters and digits alone. */
export const apExamSpellings = (code: string): string[] => [...new Set((WRITTEN[code] ?? []).flatMap(spellings))];

function spellings(pattern: string): string[] {
  return pattern.split(' ').reduce<string[]>(
    (before, word) => {
      const isOptional = word.startsWith('[');
      const words = word.replace(/[[\]]/g, '').split('|');
      return before.flatMap((text) => [...(isOptional ? [text] : []), ...words.map((one) => text + one)]);
    },
    [''],
  );
}
