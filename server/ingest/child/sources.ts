import { sourcesBelow } from '#server/platform/made-once.ts';

/** Every module that a child may load. */
export const sourcesOfChild = (): string[] =>
  sourcesBelow(['server/ingest', 'server/platform/lake', 'datasets', 'contract']).filter((path) =>
    path.endsWith('.ts'),
  );
