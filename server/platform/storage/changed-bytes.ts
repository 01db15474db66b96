/**
 * An object whose bytes are not those that were stored: the disk or the bucket has changed them, and
 * trying again will not help.
 */
export class ChangedBytes extends Error {
  constructor() {
    super('The bytes of an object are not the ones that were stored');
  }
}
