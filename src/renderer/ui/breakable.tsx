import { Fragment, type ReactNode } from 'react';

/** With unlimited lines, addresses break before the domain and before dots. */
export const beforeWords = /(?=[@.])/;

/** Offers line breaks at these places, so that long addresses do not break inside words. */
export const breakable = (text: string, places: RegExp): ReactNode =>
  text.split(places).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
