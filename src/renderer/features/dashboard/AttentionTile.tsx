import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { usePressureText } from '../../marketplace/pressureStyles.ts';
import type { ViewCount } from '../../resource/list/viewCounts.ts';
import { useAge } from '../../ui/useAge.ts';
import { useFormatters } from '../../ui/useFormatters.ts';

export const useTileStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(32px, auto) minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '10px',
    boxSizing: 'border-box',
    width: '100%',
    height: '56px',
    padding: '4px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  number: {
    gridRow: 'span 2',
    fontSize: '24px',
    lineHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  label: {
    alignSelf: 'end',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: '20px',
  },
  where: {
    alignSelf: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  calm: {
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    '& > :first-child': { fontWeight: tokens.fontWeightRegular },
  },
});

export interface AttentionItem {
  to: string;
  label: string;
  where: string;
  /** Colour of a number above zero. */
  tone?: 'late' | 'delayed';
  /** `undefined`: not known yet; `null`: failed. */
  count: ViewCount | null | undefined;
}

/** Number of waiting records, with a link to them. */
export const AttentionTile = ({ to, label, where, tone, count }: AttentionItem) => {
  const { t } = useLingui();
  const styles = useTileStyles();
  const pressure = usePressureText();
  const formatters = useFormatters();
  const ageOf = useAge();
  const number = count ? formatters.number(count.total) : '–';
  const age = count?.oldest && ageOf(count.oldest);
  return (
    <Link
      to={to}
      className={mergeClasses(
        styles.root,
        (!count || (count.total === 0 && !count.isAtLeast)) && styles.calm,
      )}
    >
      <span
        className={mergeClasses(styles.number, tone && (count?.total ?? 0) > 0 && pressure[tone])}
        title={count?.isAtLeast ? t`At least ${number}` : undefined}
      >
        {number}
        {count?.isAtLeast && '+'}
      </span>
      <span className={styles.label} title={label}>
        {label}
      </span>
      <span className={styles.where}>
        {where}
        {count?.oldest && age && (
          <span title={formatters.dateTime(count.oldest)}>
            {' · '}
            <Trans context="of what waits">oldest {age}</Trans>
          </span>
        )}
      </span>
    </Link>
  );
};
