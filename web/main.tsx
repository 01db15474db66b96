import '@fontsource-variable/inter/wght.css';
import './app/theme/global.css';
import './app/schemas-without-eval.ts'; // before any file with schemas is loaded
import { speakChosen } from './messages/speak-chosen.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// Screens read their words when they are imported: first the language, then the screens. The page
// preloads them meanwhile.
await speakChosen();
const { start } = await import('./app/start.tsx');
start(root);
