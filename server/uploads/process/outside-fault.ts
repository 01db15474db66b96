import { PortalError } from '#contract/errors.ts';

/**
 * What is in the way is not the file: the store does not answer, the disk of the worker is full, the worker
 * stops. `cause` is what it was.
 */
export class OutsideFault extends Error {
  constructor(cause: unknown) {
    super('Not the file', { cause });
  }
}

/**
 * What the store knows and says, such as that an object is not there, is not its fault. @throws
 * OutsideFault, PortalError
 */
export async function fromOutside<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof PortalError ? error : new OutsideFault(error);
  }
}
