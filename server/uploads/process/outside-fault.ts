import { PortalError } from '#contract/errors.ts';

/** What stands in the way is not the file: the store does not answer, the disk of the worker is full, the worker stops. */
export class OutsideFault extends Error {
  constructor(error: unknown) {
    super(error instanceof Error ? error.name : 'Failed');
    this.name = 'OutsideFault';
  }
}

/** What the store knows and says, as that an object is not there, is no fault of it. @throws OutsideFault, PortalError */
export async function fromOutside<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof PortalError ? error : new OutsideFault(error);
  }
}
