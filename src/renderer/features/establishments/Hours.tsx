import type { DisplayProps } from '../../resource/kinds/kind.ts';
import { WeekStrip } from '../../resource/kinds/workingTime/WeekStrip.tsx';

/** Hours of an establishment: while it is stopped or not active they only say when it would be open. */
export const Hours = ({ value, record }: DisplayProps) => (
  <WeekStrip value={value} isOff={record?.isStopped === true || record?.isActive === false} />
);
