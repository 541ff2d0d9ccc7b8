import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Row } from '../../data/entityCalls.ts';
import { request } from '../../ipc/bridge.ts';
import { listPath } from '../../paths.ts';
import { useRecordTitle } from '../../stores/page.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { isRecordWindow } from '../../ui/recordWindow.ts';
import { leadFollowers } from '../leadFollowers.ts';
import { useResource } from '../resourceContext.tsx';
import { leaveForRecord } from '../returning/listMemory.ts';
import { useRememberRecord } from '../useRememberRecord.ts';
import { RecordActions } from './RecordActions.tsx';
import { useRemovalHere } from './useRemovalHere.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', flexGrow: 1, maxWidth: '960px' },
  wide: { maxWidth: '1240px' },
});

interface RecordFrameProps {
  title: string;
  /** null: a new record. */
  record: Row | null;
  isGone: boolean;
  isWide?: boolean;
  /** Before the page is left because its record is deleted. */
  onLeave?: () => void;
  /** Given whether the record is on its way out. */
  children: (isLeaving: boolean) => ReactNode;
}

/** What every record's page has around its content: title, actions, and what became of the record. */
export const RecordFrame = (props: RecordFrameProps) => {
  const { title, record, isGone, isWide = false, onLeave, children } = props;
  const { resource, scope } = useResource();
  const styles = useStyles();
  const navigate = useNavigate();
  useRecordTitle(title);
  useRememberRecord(record);
  const list = listPath(resource.entity, scope);
  useEffect(() => leaveForRecord(list), [list]);
  useEffect(() => {
    if (record) leadFollowers(resource, record, scope);
  }, [resource, record, scope]);
  /** A window of its own has nothing left to show. */
  const leave = (): void => {
    onLeave?.();
    if (isRecordWindow()) void request('windows.closeTo', { path: list });
    else void navigate(list);
  };
  const isLeaving = useRemovalHere(record?.id, isGone, leave);

  return (
    <div className={isWide ? mergeClasses(styles.root, styles.wide) : styles.root}>
      <PageHeader title={title}>
        {record && !isLeaving && (
          <RecordActions
            record={record}
            onRemoved={() => {
              if (!isRecordWindow() || !resource.can.undo) leave();
            }}
          />
        )}
      </PageHeader>
      {isLeaving && (
        <Notice intent="warning">
          <Trans>This record is deleted. Its window closes when that can no longer be taken back.</Trans>
        </Notice>
      )}
      {isGone && (
        <Notice intent="warning">
          <Trans>This record was deleted meanwhile. It can be read here, but no longer saved.</Trans>
        </Notice>
      )}
      {children(isLeaving)}
    </div>
  );
};
