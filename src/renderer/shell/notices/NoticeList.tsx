import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { ShownNotice } from '#shared/api/staff.ts';
import { noticeKey } from '#shared/screens/notices.ts';
import { NoticeItem } from './NoticeItem.tsx';

const useStyles = makeStyles({
  root: { overflowY: 'auto' },
  list: { margin: 0, padding: '0 8px 8px', listStyleType: 'none' },
  title: {
    display: 'block',
    padding: '8px 16px 4px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
  },
});

interface NoticeListProps {
  notices: readonly ShownNotice[];
  opening: (notice: ShownNotice) => ((isApart: boolean) => void) | undefined;
  onDismiss: (notice: ShownNotice) => void;
}

/** Up, Down, Home and End move between notices; Delete dismisses one and focuses the next. */
export const NoticeList = ({ notices, opening, onDismiss }: NoticeListProps) => {
  const styles = useStyles();
  const openedTitle = useId();
  const root = useRef<HTMLDivElement>(null);
  const opened = notices.filter(({ openedAt }) => openedAt);
  const shown = [...notices.filter(({ openedAt }) => !openedAt), ...opened];

  const items = (): Element[] => [...(root.current?.querySelectorAll('li') ?? [])];
  const focusOn = (item: Element | undefined): void => item?.querySelector('button')?.focus();

  const dismissAt = (index: number): void => {
    const notice = shown[index];
    if (!notice) return;
    const all = items();
    // Move the focus before the focused notice is removed.
    focusOn(all[index + 1] ?? all[index - 1]);
    onDismiss(notice);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const all = items();
    const index = all.findIndex((item) => item.contains(document.activeElement));
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    if (target === undefined) dismissAt(index);
    else focusOn(all[target]);
  };

  const itemAt = (notice: ShownNotice, index: number) => (
    <NoticeItem
      key={noticeKey(notice)}
      notice={notice}
      onOpen={opening(notice)}
      onDismiss={() => dismissAt(index)}
    />
  );
  const newCount = shown.length - opened.length;

  return (
    <div ref={root} className={styles.root}>
      {newCount > 0 && (
        <ul className={styles.list} onKeyDown={onKeyDown}>
          {shown.slice(0, newCount).map(itemAt)}
        </ul>
      )}
      {opened.length > 0 && (
        <>
          <Text id={openedTitle} size={200} className={styles.title}>
            <Trans>Opened today</Trans>
          </Text>
          <ul className={styles.list} aria-labelledby={openedTitle} onKeyDown={onKeyDown}>
            {opened.map((notice, index) => itemAt(notice, newCount + index))}
          </ul>
        </>
      )}
    </div>
  );
};
