/** Names of the characters 160 to 255 in their order (HTML 4, Latin-1), as exports write them in names. */
const LATIN = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave
aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde
ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(/\s+/).map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", AMP: '&', LT: '<', GT: '>', QUOT: '"' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', ndash: '–', mdash: '—' }),
  ...Object.entries({
    hellip: '…',
    bull: '•',
    euro: '€',
    trade: '™',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
  }),
  ...Object.entries({ Yuml: 'Ÿ', Zcaron: 'Ž', zcaron: 'ž', zwj: '', zwnj: '', ensp: ' ', emsp: ' ', thinsp: ' ' }),
]);

/** 128 to 159 are the letters of Windows-1252 in every browser. */
const windows = new TextDecoder('windows-1252');

/** Each entity once: '&amp;lt;' is the text '&lt;'. Unknown ones stay as they are written. */
export function decodeHtml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z][a-z0-9]{1,7});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED.get(name) ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    if (code >= 128 && code < 160) return windows.decode(Uint8Array.of(code));
    const isCharacter = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
    return isCharacter ? String.fromCodePoint(code) : ' ';
  });
}
