/** Where the sign-in page finds the typeface of the portal; font.ts answers there. */
export const FONT_PATH = '/sign-in/inter.woff2';

/**
 * The tokens of the web's theme that a sign-in page needs; light and dark follow the system. The typeface comes with
 * the page or not at all: one that replaces another takes a button from under the pointer where a line less is
 * needed, as at 320 pixels.
 */
export const STYLE = `
@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: optional; src: url(${FONT_PATH}) format('woff2'); }
:root { color-scheme: light dark;
  --surface: #fff; --line: #dde2de; --line-strong: #7f8983; --text: #1b211d; --text2: #535d57;
  --accent: #489f55; --strong: #2c7739; --strong-hover: #235f2d; --on-strong: #fff; --focus: #1b4fd8;
  --error: #b3261e; --error-fill: #fdf2f1; --error-line: #efc4c0; }
@media (prefers-color-scheme: dark) { :root {
  --surface: #181d1a; --line: #2e3631; --line-strong: #78857d; --text: #e7ece8; --text2: #a8b3ac;
  --accent: #63b872; --strong: #63b872; --strong-hover: #7cc98a; --on-strong: #0a150c; --focus: #9db8ff;
  --error: #ff9a91; --error-fill: #331c1a; --error-line: #623631; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--text); font: 400 14px/20px 'Inter Variable', system-ui, sans-serif; }
header { display: flex; align-items: center; gap: 12px; min-height: 56px; padding: 0 24px; border-bottom: 1px solid var(--line); font-weight: 600; }
header rect { fill: var(--accent); }
header path { stroke: #fff; stroke-width: 3; stroke-linecap: round; }
main { max-width: 452px; margin: 0 auto; padding: min(16vh, 144px) 16px 48px; }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 36px; font-weight: 600; letter-spacing: -0.016em; }
h2 { margin: 32px 0 4px; font-size: 16px; line-height: 24px; font-weight: 600; }
p { margin: 0 0 24px; color: var(--text2); max-width: 68ch; }
.lead { font-size: 16px; line-height: 24px; }
.lead + ol { margin-top: 0; }
.meta { font-size: 13px; margin-bottom: 12px; }
.below { margin: 16px 0 0; }
.below a { display: inline-block; padding: 12px 0; color: var(--strong); font-weight: 600; }
label { display: block; margin: 16px 0 4px; font-weight: 600; }
input { width: 100%; min-height: 48px; padding: 0 12px; border: 1px solid var(--line-strong); border-radius: 6px;
  background: var(--surface); color: inherit; font: inherit; font-size: 16px; }
input[aria-invalid=true] { border-color: var(--error); }
input + .meta { margin-top: 8px; }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 48px; margin-top: 24px;
  border: 0; border-radius: 6px; background: var(--strong); color: var(--on-strong); font: inherit; font-size: 16px; font-weight: 600;
  text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--strong-hover); }
.people { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.people button { flex-wrap: wrap; justify-content: space-between; gap: 4px 12px; min-height: 44px; margin: 0; padding: 8px 0; border-radius: 0;
  border-bottom: 1px solid var(--line); background: none; color: var(--strong); font-size: 14px; text-align: left; }
.people button:hover { background: none; color: var(--strong-hover); text-decoration: underline; }
.people span { color: var(--text2); font-weight: 400; }
.error { padding: 12px 16px; border: 1px solid var(--error-line); border-radius: 6px; background: var(--error-fill); color: var(--error); }
.error strong { display: block; font-weight: 600; }
ol { margin: 24px 0 0; padding: 0 0 0 20px; }
ol > li { margin-bottom: 24px; padding-left: 4px; }
.qr { width: 208px; margin: 12px 0; border-radius: 6px; background: #fff; }
.qr svg { display: block; width: 100%; fill: #000; }
code { font: 500 16px/24px ui-monospace, monospace; overflow-wrap: anywhere; color: var(--text); }
.waiting:has(+ div) { display: none; }
.codes { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 24px; list-style: none; margin: 0 0 12px; padding: 16px; border: 1px solid var(--line); border-radius: 6px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
