import { enableCompileCache } from 'node:module';

/** `npm run portal -- <command>`: small tools around the portal. */
const COMMANDS: Record<string, { words: string; run: () => Promise<(args: string[]) => Promise<number>> }> = {
  token: {
    words: 'token --as EMAIL                         a bearer token of the embedded provider, good for an hour',
    run: async () => (await import('./token.ts')).tokenCommand,
  },
  'reset-link': {
    words: 'reset-link EMAIL                       a link for a new password, good once and for an hour, recorded',
    run: async () => (await import('./reset-link.ts')).resetLinkCommand,
  },
  'second-factor-off': {
    words: 'second-factor-off EMAIL                for someone who lost phone and recovery codes, recorded',
    run: async () => (await import('./second-factor-off.ts')).secondFactorOffCommand,
  },
  retention: {
    words: 'retention [AUDIT --until DATE]         until when each audit is kept',
    run: async () => (await import('./retention.ts')).retentionCommand,
  },
  'export-audit': {
    words: 'export-audit AUDIT --to FOLDER --by NAME   everything an audit has, for its district',
    run: async () => (await import('./export-audit.ts')).exportAuditCommand,
  },
  purge: {
    words: 'purge AUDIT --by NAME [--dry-run]      deletes everything of a closed audit for good, with a certificate',
    run: async () => (await import('./purge.ts')).purgeCommand,
  },
  'check-certificate': {
    words: 'check-certificate FILE                 whether a certificate of deletion is genuine and unchanged',
    run: async () => (await import('./check-certificate.ts')).checkCertificateCommand,
  },
  backup: {
    words: 'backup --to FOLDER                     everything of the installation, while it runs',
    run: async () => (await import('./backup.ts')).backupCommand,
  },
  restore: {
    words: 'restore FOLDER --by NAME               a backup, into an installation that has nothing',
    run: async () => (await import('./restore.ts')).restoreCommand,
  },
  seal: {
    words: 'seal AUDIT --to FOLDER --by NAME       the evidence of an audit, signed',
    run: async () => (await import('./seal.ts')).sealCommand,
  },
  'check-seal': {
    words: 'check-seal FOLDER [PUBLIC KEY]         whether a byte was changed, and every number computed again',
    run: async () => (await import('./check-seal.ts')).checkSealCommand,
  },
  'research-extract': {
    words: 'research-extract AUDIT --to FOLDER --by NAME   for research: tokens for IDs, no small groups',
    run: async () => (await import('./research-extract.ts')).researchExtractCommand,
  },
  'verify-audit-log': {
    words: 'verify-audit-log [AUDIT]               whether lines of the audit log were changed, deleted or put in',
    run: async () => (await import('./verify-audit-log.ts')).verifyAuditLogCommand,
  },
  'rotate-keys': {
    words:
      'rotate-keys [--retire|--installation]  a new key for sign-in, the old one good until --retire; or for signatures',
    run: async () => (await import('./rotate-keys.ts')).rotateKeysCommand,
  },
  validate: {
    words: 'validate FILE --type TYPE --years 2020-2024   the same checks as an upload, without a server',
    run: async () => (await import('./validate.ts')).validateCommand,
  },
};

enableCompileCache(); // as the server: a token takes 0.36 s of processor time so, and 0.54 s otherwise
const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command) {
  const run = await command.run();
  const asksHelp = args.includes('--help');
  // Alone it makes each command show its usage and do nothing.
  const code = await run(asksHelp ? ['--help'] : args);
  process.exitCode = asksHelp ? 0 : code;
} else {
  const lines = Object.values(COMMANDS).map(({ words }) => `  ${words}`);
  process.stderr.write(`Usage: npm run portal -- <command>\n\n${lines.join('\n')}\n`);
  process.exitCode = ['', 'help', '--help'].includes(name) ? 0 : 2;
}
