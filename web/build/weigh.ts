import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

export interface Weights {
  /** Bytes (gzip) of JavaScript that every visit loads before its first page is there: entry, frame and sign-in. */
  first: number;
  /** What each page or part that is loaded on demand adds to a signed-in person's frame, by its source file. */
  lazy: ReadonlyMap<string, number>;
  /** Modules that run before a translation is there: words that are read so early stay English. */
  beforeWords: readonly string[];
  /** Every file of JavaScript. */
  names: readonly string[];
}

const FIRST = ['app/start.tsx', 'app/session/session-source.tsx'];
const SHELL = 'app/shell/shell.tsx';
const TRANSLATION = 'messages/es/catalogue.ts';

/** Builds the web in memory and weighs it as it goes over the wire. */
export async function weighWeb(config: string): Promise<Weights> {
  const output = await buildInMemory(config);
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const all = [...chunks.values()];
  const madeOf = (source: string) => all.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${source}`));

  const first = withImports([...all.filter(({ isEntry }) => isEntry), ...FIRST.flatMap(madeOf)], chunks);
  const frame = withImports([...first, ...madeOf(SHELL)], chunks);
  const added = (chunk: Chunk) => weightOf([...withImports([chunk], chunks)].filter((part) => !frame.has(part)));
  const pages = all.filter((chunk) => chunk.isDynamicEntry && !first.has(chunk));
  const shell = weightOf([...frame].filter((part) => !first.has(part)));
  return {
    first: weightOf([...first]),
    lazy: new Map(pages.map((chunk) => [nameOf(chunk), frame.has(chunk) ? shell : added(chunk)])),
    beforeWords: [...withImports([...all.filter(({ isEntry }) => isEntry), ...madeOf(TRANSLATION)], chunks)].flatMap(
      ({ moduleIds }) => moduleIds,
    ),
    names: [...chunks.keys()],
  };
}

/** A test runner says 'test' for the kind of build, and libraries then bring what they say to developers. */
async function buildInMemory(configFile: string) {
  const kind = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const built = await build({ configFile, logLevel: 'error', build: { write: false } });
    if (!('output' in built)) throw new Error('The web is built once, not watched.');
    return built.output;
  } finally {
    process.env.NODE_ENV = kind;
  }
}

const nameOf = ({ facadeModuleId, fileName }: Chunk) => facadeModuleId?.split('/web/').at(-1) ?? fileName;

const weightOf = (chunks: readonly Chunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

/** The chunks and everything that has to be there before they run. */
function withImports(start: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(chunks.get(name));
  };
  for (const chunk of start) visit(chunk);
  return found;
}
