/**
 * DuckDB failed. Its own text quotes rows of students (docs/threats.md#t21), so this says only in which step it
 * happened and of what kind it was, and carries no cause on purpose.
 */
export class EngineFailure extends Error {
  readonly step: string;
  /** 'Conversion Error'; 'Error' where the engine does not say. */
  readonly kind: string;

  constructor(step: string, kind = 'Error') {
    super(`the engine failed in step '${step}'`);
    this.name = 'EngineFailure';
    this.step = step;
    this.kind = kind;
  }
}

/** Everything that DuckDB is asked for goes through here. @throws EngineFailure */
export async function guarded<T>(step: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new EngineFailure(step, kindOf(error));
  }
}

/** 'Binder Error' of 'Binder Error: ...'. What follows the first colon may hold data. */
function kindOf(error: unknown): string {
  const [kind = ''] = error instanceof Error ? error.message.split(':') : [];
  return /^[A-Z]\w+( \w+){0,2} Error$/.test(kind) ? kind : 'Error';
}
