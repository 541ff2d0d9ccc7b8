import { makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { ChevronDoubleLeft20Regular } from '@fluentui/react-icons/svg/chevron-double-left';
import { ChevronDoubleRight20Regular } from '@fluentui/react-icons/svg/chevron-double-right';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { PageSize } from '../../data/listState.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useIsLate } from '../../ui/useDebounced.ts';

const pageSizes = [22, 50, 100, 200, 500, 1000];

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px', fontVariantNumeric: 'tabular-nums' },
  range: { paddingInline: '8px', whiteSpace: 'nowrap', color: tokens.colorNeutralForeground2 },
  outdated: { opacity: 0.5 },
});

/** `reach`: last row that can be paged to. `null`: no limit. */
export const lastPage = (total: number, size: number, reach: number | null): number =>
  Math.max(1, reach !== null && total > reach ? Math.floor(reach / size) : Math.ceil(total / size));

interface PagerProps {
  page: number;
  size: number;
  /** The page size follows the window height. */
  isFitting: boolean;
  total: number;
  /** Last row that can be paged to. `null`: no limit. */
  reach: number | null;
  /** Total and range belong to the previous query. */
  isStale: boolean;
  onChange: (page: number, size: PageSize) => void;
}

type Turn = Pick<PagerProps, 'size' | 'isFitting' | 'onChange'>;

const PageSizes = memo(({ size, isFitting, onChange }: Turn) => {
  const { t } = useLingui();
  const sizes =
    isFitting || pageSizes.includes(size) ? pageSizes : [...pageSizes, size].sort((a, b) => a - b);
  return (
    <Select
      size="small"
      aria-label={t`Rows per page`}
      value={isFitting ? 'fit' : String(size)}
      onChange={(_event, { value }) => onChange(1, value === 'fit' ? 'fit' : Number(value))}
    >
      <option value="fit">{t`Fit to window`}</option>
      {sizes.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  );
});

const PageButtons = memo(
  ({ page, last, size, isFitting, onChange }: Turn & { page: number; last: number }) => {
    const { t } = useLingui();
    const button = (label: string, icon: React.JSX.Element, target: number) => (
      <ToolButton
        label={label}
        icon={icon}
        size="small"
        disabledFocusable={target < 1 || target > last || target === page}
        onClick={() => onChange(target, isFitting ? 'fit' : size)}
      />
    );
    return (
      <>
        {button(t`First page`, <ChevronDoubleLeft20Regular />, 1)}
        {button(t`Previous page`, <ChevronLeft20Regular />, page - 1)}
        {button(t`Next page`, <ChevronRight20Regular />, page + 1)}
        {button(t`Last page`, <ChevronDoubleRight20Regular />, last)}
      </>
    );
  },
);

/**
 * Current range, total and page buttons. Parts are memoized, because rows change far more often than pages.
 */
export const Pager = ({ page, size, isFitting, total, reach, isStale, onChange }: PagerProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isOutdated = useIsLate(isStale);
  const isCut = reach !== null && total > reach;
  const last = lastPage(total, size, reach);
  const lowest = reach === null ? '' : i18n.number(reach);
  const from = i18n.number((page - 1) * size + 1);
  const to = i18n.number(Math.min(page * size, total));
  const all = i18n.number(total);
  const turn = { size, isFitting, onChange };
  return (
    <nav aria-label={t`Pages`} className={styles.root}>
      <PageSizes {...turn} />
      <span
        className={isOutdated ? mergeClasses(styles.range, styles.outdated) : styles.range}
        aria-live="polite"
        aria-busy={isStale}
      >
        {total === 0 ? '' : t`${from}–${to} of ${all}`}
      </span>
      {isCut && (
        <span
          className={styles.range}
          title={t`The list ends here. Narrow the filters, or choose a city, to see other rows.`}
        >
          <Trans>first {lowest} only</Trans>
        </span>
      )}
      <PageButtons {...turn} page={page} last={last} />
    </nav>
  );
};
