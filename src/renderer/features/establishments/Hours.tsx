import type { DisplayProps } from '../../resource/fields/fieldType.ts';
import { WeekStrip } from '../../resource/fields/workingTime/WeekStrip.tsx';

/** Dimmed if the establishment is stopped or inactive, as the hours do not apply then. */
export const Hours = ({ value, record }: DisplayProps) => (
  <WeekStrip value={value} isOff={record?.isStopped === true || record?.isActive === false} />
);
