/**
 * The rules of docs/words.md that a list of words can hold: in everything people of the project write, and more
 * of them where users read.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './source-files.ts';
import { textFiles } from './text-files.ts';

/** In code, comments, test names and pages alike. */
const NOWHERE = [
  /\bhanded in\b/i,
  /\bmend(s|ed|ing)?\b/i,
  /\bunless said\b/i,
  /(?<!there )\b(is|are|was|were) no (?!one\b|longer\b|more\b|less\b|larger\b|later\b|wider\b|other\b|higher\b|where\b|worse\b|better\b)[a-z]/i,
  /\b(tak(e|en|es)|took|go(es)?) home\b/i,
  /\bhandIn/,
  /\banew\b/i,
  /\bin vain\b/i,
  /\bstands at\b/i,
  /\bstands? under\b/i,
  /\bneighbour/i,
  /\basks for a look\b/i,
  /\bwas called no\b/i,
  /\benrolment/i,
  /\bhand(s|ing)? in (files?|earlier)\b/i,
  /\bTake the marks? out\b/i,
  /colour/i,
];

/** In sentences that users read, and in the pages of docs. */
const NOT_FOR_READERS = [
  /recognis(e|ed|es|ing)\b/i,
  /\b(is|are) told\b/i,
  /\btells? of\b/i,
  /\bnot judged\b/i,
  // The proper names of the IB are British.
  /\b(?<!Years |Diploma )programmes?\b/i,
  // `nobody` is a status in files of findings, and 0071 has it in its name.
  /(?<![-`'])\b(no|some|every|any)body\b(?![-`'])/i,
];

/** In sentences that users read alone: pages and comments have other uses for them. */
const NOT_ON_SCREENS = [
  /(?<![\w./{$_(-])ids?\b(?![\w./_}-]*[=(:])/,
  /\be-mails?\b/i,
  /\bto go on\b/i,
  /\bthe very same\b/i,
  /\bis here already\b/i,
  /\bon its way from another\b/i,
  /\bother schools than yours\b/i,
  /\bleft in the archive\b/i,
  /\brepaired for you\b/i,
  /\bnumber of the upload\b/i,
  /\bnothing is known of\b/i,
  /\benters? no\b/i,
  /\bnames no (student|school)\b/i,
  /\bno row belongs to\b/i,
  /\bis not a (value|number) .*\b(knows|can hold)\b/i,
  /\blook as if they were\b/i,
  /^Look under\b/,
  /\bneeds a look\b/i,
  /\bof nobody\b/i,
  /\bbelongs? to nobody\b/i,
  /\bhatched end\b/i,
  /\btried against\b/i,
  /\breads like this\b/i,
  /\bvalues? to place\b/i,
  /\bwould have to be other\b/i,
  /\bby themselves\b/i,
  /\bwithdraw the finalization\b/i,
  /\bfinalization withdrawn\b/i,
  /\busual thresholds\b/i,
  /\bhold you up\b/i,
  /\bput away\b/i,
  /\bthird time\b/i,
  /\btoo old\b/i,
  /\bhave left since\b/i,
  /\bfinal marks?\b/,
  /\bany more\b/i,
  /\bagain and again\b/i,
  /\b(take|taken) (it|one|them|the [\w ]+|one of [\w ]+) out\b/i,
  /\bstands? (at|beside|in|for itself)\b/i,
  /\bhangs? on\b/i,
  /\btaken back\b/i,
  /\blook whether\b/i,
  /\b(is|are) as (it is|they are)\b/i,
  /\bas (it is|they are) now\b/i,
  /\bsays? (another|so)\b/i,
  /\bIDs? of the roster\b/i,
  /\bcarr(y|ies) no\b/i,
  /\bholds? no\b/i,
  /\bleaves? all numbers\b/i,
  /\bnot right\b/i,
  /\bElse\b/,
  /; else\b/,
  /\bdoes not tell\b|\bdo not tell\b/i,
  /\bto be said\b|\bis said\b/i,
  /\bcome(s)? up\b/i,
];

/** Pages that show what not to write, or notes of the past. */
const QUOTES = /^(docs\/words\.md|scripts\/words\.test\.ts|CHANGELOG\.md|bench\/notes\/)/;
/** Headers and values of files as others write them, and the names of stages and benchmarks in code. */
const EXEMPT =
  /'Programme'|'PROGRAMME'|`recognise`|recognise\/|-> recognise ->|recognise(d\.|s header)|bench recognise/;

const files = textFiles().filter((file) => !QUOTES.test(file));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const isPage = (file: string) => file.endsWith('.md');
const isForReaders = (file: string) =>
  /^(web\/messages\/en|datasets|contract|server)\/.*\.ts$/.test(file) &&
  !/\.test\.ts$|\/(test-|fixtures\/|testing\/)/.test(file);

/** Texts in quotes that are sentences: they begin with a capital letter or a value, and have a space. */
function sentencesOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*$/gm, '');
  const quoted = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return [...quoted]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter(
      (text) =>
        /^(\p{Lu}[\p{Ll}\p{Pd} ]|\{|\$\{)/u.test(text) &&
        text.includes(' ') &&
        !/\b(SELECT|FROM)\b|\bselect\b.*\bfrom\b/s.test(text),
    );
}

const hitsIn = (file: string, text: string, words: readonly RegExp[]): string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      words.filter((word) => word.test(line) && !EXEMPT.test(line)).map(() => `${file}: ${line.trim()}`),
    );

describe('plain English', () => {
  it('is written everywhere', () => {
    expect(files.flatMap((file) => hitsIn(file, read(file), NOWHERE))).toEqual([]);
  });

  it('is written in the pages', () => {
    expect(files.filter(isPage).flatMap((file) => hitsIn(file, read(file), NOT_FOR_READERS))).toEqual([]);
  });

  it('is written in what users read', () => {
    const sentences = files
      .filter(isForReaders)
      .flatMap((file) => sentencesOf(read(file)).map((text) => ({ file, text })));
    expect(sentences.length).toBeGreaterThan(1500);
    expect(sentences.flatMap(({ file, text }) => hitsIn(file, text, [...NOT_FOR_READERS, ...NOT_ON_SCREENS]))).toEqual(
      [],
    );
  });
});

describe('what the test sees', () => {
  it('sentences, not comments, code or SQL', () => {
    const source = "// Mend it\nconst a = 'Mend it'; const b = 'mend'; const c = `SELECT anew FROM x`;";
    expect(sentencesOf(source)).toEqual(['Mend it']);
  });

  it('words in any case, and not the words that hold them', () => {
    expect(hitsIn('x', 'Mend it\nAmend it\nThe IB Middle Years Programme', [...NOWHERE, ...NOT_FOR_READERS])).toEqual([
      'x: Mend it',
    ]);
  });
});
