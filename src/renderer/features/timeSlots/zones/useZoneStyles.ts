import { makeStyles, tokens } from '@fluentui/react-components';
import { headHeight } from '../useWeekStyles.ts';

export const hourWidth = 152;
/** Narrowest and widest column of a zone, in pixels. */
export const zoneWidths = { least: 112, most: 220 } as const;
/** Adds to the styles of a week the names of zones and the text of a shortage. */
export const useZoneStyles = makeStyles({
  root: { scrollPadding: `${headHeight}px 0 0 ${hourWidth}px` },
  head: { '--slot-totals': '16px' },
  zone: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', paddingInline: '6px' },
  hour: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    width: '100%',
    height: '100%',
    padding: '0 8px',
    whiteSpace: 'nowrap',
  },
  missing: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
  cell: {
    display: 'flex',
    alignItems: 'center',
    height: '24px',
    gap: '8px',
    whiteSpace: 'nowrap',
    fontSize: '13px',
  },
  lack: { minWidth: '24px', fontWeight: tokens.fontWeightSemibold },
  load: { fontSize: '11px', color: tokens.colorNeutralForeground2 },
});
