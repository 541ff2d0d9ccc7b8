import { makeStyles } from '@fluentui/react-components';
import { type KeyboardEvent, useRef } from 'react';
import type { Notice } from '#shared/api/staff.ts';
import { noticeKey } from '#shared/domain/notices.ts';
import { NoticeItem } from './NoticeItem.tsx';

const useStyles = makeStyles({
  root: { margin: 0, padding: '0 8px 8px', overflowY: 'auto', listStyleType: 'none' },
});

interface NoticeListProps {
  notices: readonly Notice[];
  /** How to follow a notice, when it leads to a screen. */
  opening: (notice: Notice) => ((isApart: boolean) => void) | undefined;
  onDismiss: (notice: Notice) => void;
}

/** Up, Down, Home and End go from notice to notice; Delete puts one away and goes to the one that takes its place. */
export const NoticeList = ({ notices, opening, onDismiss }: NoticeListProps) => {
  const styles = useStyles();
  const list = useRef<HTMLUListElement>(null);

  const items = (): Element[] => [...(list.current?.children ?? [])];
  const focusOn = (item: Element | undefined): void => item?.querySelector('button')?.focus();

  const dismissAt = (index: number): void => {
    const notice = notices[index];
    if (!notice) return;
    const all = items();
    // Before it goes: what has the focus must not vanish with it.
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

  return (
    <ul ref={list} className={styles.root} onKeyDown={onKeyDown}>
      {notices.map((notice, index) => (
        <NoticeItem
          key={noticeKey(notice)}
          notice={notice}
          onOpen={opening(notice)}
          onDismiss={() => dismissAt(index)}
        />
      ))}
    </ul>
  );
};
