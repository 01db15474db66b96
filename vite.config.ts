import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The web as static files. Lazy pages load as static/js/{chunk}.chunk.js, as the specification has it. */
export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows scripts, styles and fonts of this origin only: nothing inline, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].chunk.js',
        assetFileNames: 'static/[ext]/[name]-[hash][extname]',
      },
    },
  },
});
