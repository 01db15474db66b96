type Command = (args: string[]) => Promise<number>;

/** The commands by name: what is typed after it, what it does, and where it is. */
export const COMMANDS: Readonly<Record<string, { asks: string; does: string; load: () => Promise<Command> }>> = {
  validate: {
    asks: 'FILE --type TYPE --years 2020-2024',
    does: 'runs the checks of an upload, without a server',
    load: async () => (await import('./validate.ts')).validateCommand,
  },
  'reset-link': {
    asks: 'EMAIL',
    does: 'prints a link for a new password, valid once and for an hour',
    load: async () => (await import('./reset-link.ts')).resetLinkCommand,
  },
  'second-factor-off': {
    asks: 'EMAIL',
    does: 'lets someone in who lost phone and recovery codes',
    load: async () => (await import('./second-factor-off.ts')).secondFactorOffCommand,
  },
  token: {
    asks: '--as EMAIL',
    does: 'prints a bearer token of the embedded provider, valid for an hour',
    load: async () => (await import('./token.ts')).tokenCommand,
  },
  'rotate-keys': {
    asks: '[--retire | --installation]',
    does: 'makes new keys for sign-in, or for signatures',
    load: async () => (await import('./rotate-keys.ts')).rotateKeysCommand,
  },
  backup: {
    asks: '--to FOLDER',
    does: 'backs up everything, while the portal runs',
    load: async () => (await import('./backup.ts')).backupCommand,
  },
  restore: {
    asks: 'FOLDER --by NAME',
    does: 'restores a backup into an empty installation',
    load: async () => (await import('./restore.ts')).restoreCommand,
  },
  'export-audit': {
    asks: 'AUDIT --to FOLDER --by NAME',
    does: 'writes everything an audit has, for its district',
    load: async () => (await import('./export-audit.ts')).exportAuditCommand,
  },
  'research-extract': {
    asks: 'AUDIT --to FOLDER --by NAME',
    does: 'writes data for research: tokens for IDs, no small groups',
    load: async () => (await import('./research-extract.ts')).researchExtractCommand,
  },
  seal: {
    asks: 'AUDIT --to FOLDER --by NAME',
    does: 'writes the signed evidence of an audit',
    load: async () => (await import('./seal.ts')).sealCommand,
  },
  'check-seal': {
    asks: 'FOLDER [PUBLIC KEY]',
    does: 'finds changed bytes, and computes every number again',
    load: async () => (await import('./check-seal.ts')).checkSealCommand,
  },
  'verify-audit-log': {
    asks: '[AUDIT]',
    does: 'finds lines of audit logs that were changed, deleted or inserted',
    load: async () => (await import('./verify-audit-log.ts')).verifyAuditLogCommand,
  },
  retention: {
    asks: '[AUDIT --until DATE]',
    does: 'lists audits, or sets until when one is kept',
    load: async () => (await import('./retention.ts')).retentionCommand,
  },
  purge: {
    asks: 'AUDIT --by NAME [--dry-run]',
    does: 'deletes a closed audit for good, with a certificate',
    load: async () => (await import('./purge.ts')).purgeCommand,
  },
  'check-certificate': {
    asks: 'FILE [PUBLIC KEY]',
    does: 'shows whether a certificate of deletion is genuine',
    load: async () => (await import('./check-certificate.ts')).checkCertificateCommand,
  },
};
