/** When something that a person has begun last went on by itself. */
let at = 0;

/** Bytes of an upload have left: as long as they do, the session does not end. An upload that hangs is not noted. */
export const noteWork = (): void => {
  at = Date.now();
};

export const lastWork = (): number => at;
