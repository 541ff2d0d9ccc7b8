import { dayInZone } from '#shared/domain/zonedText.ts';
import { useTimeZone } from '../../../ui/useTimeZone.ts';

/** Today's date on the clocks of the country that this window works in. */
export const useToday = (): string => dayInZone(new Date(), useTimeZone());
