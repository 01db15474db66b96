import type { Plugin } from 'vite';
import { applyScheme, SCHEME_ATTRIBUTE, SCHEME_KEY } from '../app/theme/scheme.ts';

/** The script's text: one call, with all it needs. */
export const schemeScript = (): string =>
  `(${applyScheme.toString()})(${JSON.stringify(SCHEME_KEY)}, ${JSON.stringify(SCHEME_ATTRIBUTE)});\n`;

/**
 * Puts it into the page's head as a file of its own, without `defer`: the browser runs it before the first
 * paint, so that a choice that differs from the system's does not flash. The content security policy allows
 * no script within the page.
 */
export function schemeAtLoad(): Plugin {
  let name = '';
  return {
    name: 'scheme-at-load',
    apply: 'build',
    generateBundle() {
      name = this.getFileName(this.emitFile({ type: 'asset', name: 'scheme.js', source: schemeScript() }));
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${name}` }, injectTo: 'head-prepend' }],
    },
  };
}
