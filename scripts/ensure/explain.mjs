/** A problem already put into words for the person at the terminal. */
export class Explained extends Error {}

const CAUSES = [
  [
    /ENOSPC|no space left/i,
    'The disk is full. Free some space (about 1.5 GB are needed for a first start) and run the command again.',
  ],
  [
    /EACCES|EPERM|EROFS|permission denied/i,
    'This folder cannot be written to. Run the command as the user who owns it, or move the project to a folder of your own.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network|socket hang up|self.signed|UNABLE_TO_/i,
    'The npm registry could not be reached. Check the network connection and proxy (npm config get registry), then run the command again.',
  ],
  [
    /E404|ETARGET|notarget|No matching version/i,
    'The npm registry that is configured here does not have a package this project needs (npm config get registry).',
  ],
  [
    /EINTEGRITY/i,
    'A downloaded package is not what the lockfile says it must be. Run `npm cache verify` and try again; if it stays, do not go on.',
  ],
];

/** The sentence that says what to do about `error`, whatever it is. */
export function explain(error) {
  if (error instanceof Explained) return error.message;
  const text = `${error?.code ?? ''} ${error?.message ?? error}`;
  return (
    CAUSES.find(([pattern]) => pattern.test(text))?.[1] ??
    `Something unexpected stopped this: ${error?.message ?? error}`
  );
}
