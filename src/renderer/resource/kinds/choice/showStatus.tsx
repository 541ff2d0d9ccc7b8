import type { ReactNode } from 'react';
import { StatusDot, type Tone } from '../../../ui/StatusDot.tsx';

/** The words of a status behind its colour; of what is no status, the words. */
export const showStatus = (tone: Tone | undefined, text: string): ReactNode =>
  tone ? (
    <>
      <StatusDot tone={tone} />
      {text}
    </>
  ) : (
    text
  );
