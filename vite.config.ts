import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { groups } from './web/build/frame.ts';
import { globalCss } from './web/build/global-styles.ts';
import { neverRun } from './web/build/never-run.ts';
import { schemeAtLoad } from './web/build/scheme-script.ts';

const OUTPUT = join(import.meta.dirname, 'dist/web');
const IS_TEXT = /\.(js|css|svg)$/;
/** Below this a compressed file saves no packet. */
const WORTH_BYTES = 1_400;

/** Writes a .br and a .gz beside every larger text file, so that the server compresses nothing while it serves. */
function compressed(): Plugin {
  const compress = async (path: string) => {
    const bytes = await readFile(path);
    if (bytes.length < WORTH_BYTES) return;
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  };
  return {
    name: 'compressed',
    apply: 'build',
    // Not closeBundle: a build that is only weighed writes nothing.
    async writeBundle() {
      const names = await readdir(OUTPUT, { recursive: true });
      await Promise.all(names.filter((name) => IS_TEXT.test(name)).map((name) => compress(join(OUTPUT, name))));
    },
  };
}

/**
 * Imported by others that run first; with all they need they are named in the page, so that they
 * still load at once.
 */
const ASKED_FOR_LATER = ['web/app/start.tsx', 'web/app/session/session-source.tsx'];

/**
 * The letters of both languages. Asked for by the styles alone, they came after the first text: at 320 pixels 'Sign
 * in' then moved by a line.
 */
const TYPEFACE = /inter-latin-wght-normal-[^/]+\.woff2$/;

function preloadedScreens(): Plugin {
  return {
    name: 'preloaded-screens',
    apply: 'build',
    transformIndexHtml: (_html, { bundle = {} }) => {
      const typefaces = Object.keys(bundle).filter((file) => TYPEFACE.test(file));
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const withImports = (file: string, found: Set<string>): Set<string> => {
        if (found.has(file)) return found;
        found.add(file);
        for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) withImports(next, found);
        return found;
      };
      const filesOf = (are: (chunk: (typeof chunks)[number]) => boolean) =>
        chunks.filter(are).reduce((found, { fileName }) => withImports(fileName, found), new Set<string>());
      const named = filesOf(({ isEntry }) => isEntry);
      const later = filesOf(({ facadeModuleId }) => ASKED_FOR_LATER.some((name) => facadeModuleId?.endsWith(name)));
      const link = (attrs: Record<string, string | true>, file: string) => ({
        tag: 'link',
        attrs: { ...attrs, crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      });
      return [
        ...typefaces.map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2' }, file)),
        ...[...later].filter((file) => !named.has(file)).map((file) => link({ rel: 'modulepreload' }, file)),
      ];
    },
  };
}

/** The web as static files. Lazy pages load as static/js/{chunk}.chunk.js (docs/constants.md). */
export default defineConfig({
  root: 'web',
  plugins: [react(), globalCss(), neverRun(), schemeAtLoad(), preloadedScreens(), compressed()],
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows scripts, styles and fonts of this origin only: nothing
    // inline, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The frame is one file (web/build/frame.ts); what counts is its size on the way, which a test weighs.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        entryFileNames: 'static/js/[name]-[hash].js',
        // The first page names all of them: with a letter less of each it is 140 bytes smaller.
        chunkFileNames: 'static/js/[name]-[hash:7].chunk.js',
        assetFileNames: 'static/[ext]/[name]-[hash][extname]',
      },
    },
  },
});
