import { makeStyles, tokens } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { usePressureText } from '../../../marketplace/pressureStyles.ts';
import { usePageNote } from '../../../stores/page.ts';
import { onlyHeard } from '../../../ui/onlyHeard.ts';
import { lateWords } from './boardModel.ts';
import { type BoardNews, countNews, noNews } from './boardNews.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  heard: onlyHeard,
});

interface BoardSummaryProps {
  total: number;
  late: number;
  delayed: number;
  /** Unpaid orders: included in `total`, but not counted as under way, like in the "in progress" view. */
  unpaidCount: number;
  news: BoardNews;
}

/** Number of orders that arrived while this window was not focused. */
const useUnseen = ({ arrived }: BoardNews): number => {
  const [unseen, setUnseen] = useState({ arrived, count: 0 });
  if (unseen.arrived !== arrived)
    setUnseen({ arrived, count: document.hasFocus() ? 0 : unseen.count + arrived.length });
  useEffect(() => {
    const look = (): void => setUnseen((now) => ({ ...now, count: 0 }));
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return unseen.count;
};

/**
 * Counts of orders under way, in the page header and the window title. A live region announces changes.
 */
export const BoardSummary = ({ total, late, delayed, unpaidCount, news }: BoardSummaryProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const tone = usePressureText();
  const underWay = total - unpaidCount;
  const newWords = (count: number): string =>
    t`${plural(count, { one: '# new order', other: '# new orders' })}`;
  const unseen = useUnseen(news);
  usePageNote(
    [unseen > 0 ? newWords(unseen) : [], late > 0 ? i18n._(lateWords(late)) : []].flat().join(', '),
  );
  const { arrived, delayed: behind, late: over } = countNews(news);
  const heard = [
    arrived > 0 ? newWords(arrived) : [],
    behind > 0 ? t`${plural(behind, { one: '# order is delayed', other: '# orders are delayed' })}` : [],
    over > 0 ? t`${plural(over, { one: '# order is late', other: '# orders are late' })}` : [],
  ].flat();
  return (
    <div className={styles.root}>
      <span>{t`${plural(underWay, { one: '# order in progress', other: '# orders in progress' })}`}</span>
      {late > 0 && <span className={tone.late}>{i18n._(lateWords(late))}</span>}
      {delayed > 0 && <span className={tone.delayed}>{t`${delayed} delayed`}</span>}
      {unpaidCount > 0 && (
        <span
          title={t`These orders wait for payment. They are at the end of the first column and are not counted as in progress.`}
        >{t`${unpaidCount} not paid`}</span>
      )}
      <span className={styles.heard} role="status">
        {news === noNews ? '' : heard.join('. ')}
      </span>
    </div>
  );
};
