import { enableCompileCache } from 'node:module';
import { COMMANDS } from './commands.ts';

/** `npm run portal -- <command>`: small tools around the portal. */
enableCompileCache(); // as the server: a token takes 0.36 s of processor time so, and 0.54 s otherwise
const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) {
  const run = await command.load();
  const asksHelp = args.includes('--help');
  // Alone it makes each command show its usage and do nothing.
  const code = await run(asksHelp ? ['--help'] : args);
  process.exitCode = asksHelp ? 0 : code;
} else {
  const asksHelp = ['', 'help', '--help'].includes(name);
  process.stderr.write(`${asksHelp ? '' : `'${name}' is not a command.\n\n`}${usage()}`);
  process.exitCode = asksHelp ? 0 : 2;
}

function usage(): string {
  const calls = Object.entries(COMMANDS).map(([command, { asks, does }]) => ({ call: `${command} ${asks}`, does }));
  const width = Math.max(...calls.map(({ call }) => call.length));
  const lines = calls.map(({ call, does }) => `  ${call.padEnd(width)}  ${does}`);
  const more = 'With --help after its name, a command says more.';
  return `Usage: npm run portal -- <command>\n\n${lines.join('\n')}\n\n${more}\n`;
}
