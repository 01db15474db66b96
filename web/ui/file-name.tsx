import { Fragment } from 'react';

/** Where a file name may go on in the next line: behind what is between its words. */
const PART = /(?<=[_.\-\s])/;

/** A file name that breaks between its words rather than before its last letter. */
export const FileName = ({ children }: { children: string }) =>
  children.split(PART).map((part, at) => (
    // Parts have no other name than their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name do not move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
