import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { frame } from './web/build/frame.ts';
import { neverRun } from './web/build/never-run.ts';

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

/** The screens are imported once the language is known; what they need is named in the page, so that it loads at once all the same. */
function preloadedScreens(): Plugin {
  return {
    name: 'preloaded-screens',
    apply: 'build',
    transformIndexHtml: (_html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const screens = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('web/app/start.tsx'));
      const named = new Set(chunks.find(({ isEntry }) => isEntry)?.imports);
      const files =
        screens === undefined ? [] : [screens.fileName, ...screens.imports.filter((file) => !named.has(file))];
      return files.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      }));
    },
  };
}

/** The web as static files. Lazy pages load as static/js/{chunk}.chunk.js, as the specification has it. */
export default defineConfig({
  root: 'web',
  plugins: [react(), neverRun(), preloadedScreens(), compressed()],
  build: {
    outDir: OUTPUT,
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows scripts, styles and fonts of this origin only: nothing inline, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The frame is one file (web/build/frame.ts); what counts is its size on the way, which a test weighs.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [frame] },
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].chunk.js',
        assetFileNames: 'static/[ext]/[name]-[hash][extname]',
      },
    },
  },
});
