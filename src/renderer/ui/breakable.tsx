import { Fragment, type ReactNode } from 'react';

/** In two lines of a narrow cell more of an address is seen when only its domain begins a line. */
export const beforeDomain = /(?=@)/;
/** Where lines are as many as they need to be, no word of an address is broken. */
export const beforeWords = /(?=[@.])/;

/** An address that, where it is longer than its line, is broken at these places first. */
export const breakable = (text: string, places: RegExp): ReactNode =>
  text.split(places).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
