import { makeStyles } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { isPendingRemoval, usePendingRemovals } from '../../data/optimisticUpdates.ts';
import { request } from '../../ipc/bridge.ts';
import { listPath } from '../../paths.ts';
import { useRecordTitle } from '../../stores/page.ts';
import { useRecentRecord } from '../../stores/recentRecords.ts';
import { Banner, BannersInLine, Failures } from '../../ui/Banner.tsx';
import { isRecordWindow } from '../../ui/openWindow.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { leadFollowers } from '../define/leadFollowers.ts';
import { GoneScope, useResource } from '../define/resourceContext.tsx';
import { maskedRow } from '../fields/fieldText.ts';
import { useWayBack } from '../table/listRestoration.ts';
import { GoneBanner } from './GoneBanner.tsx';
import { RecordActions } from './RecordActions.tsx';
import { SummaryHeader } from './SummaryHeader.tsx';

/**
 * True while this window's delete of the record can be undone. Calls `onOver` once it is final, but not after
 * an undo or a rejection.
 */
const useRemovalHere = (id: string | undefined, isGone: boolean, onOver: () => void): boolean => {
  const { entity } = useResource().resource;
  const isPending = usePendingRemovals(({ keys }) => id !== undefined && isPendingRemoval(keys, entity, id));
  const wasPending = useRef(false);
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (wasPending.current && !isPending && isGone) end();
    wasPending.current = isPending;
  }, [isPending, isGone]);
  return isPending;
};

/** Adds the record to the recent ones. `null`: not loaded. */
export const useRememberRecord = (record: Row | null): void => {
  const { i18n } = useLingui();
  const { resource, title } = useResource();
  const name = record && resource.nameOf(record);
  useRecentRecord(
    record && {
      name: name ?? '',
      description: `${i18n._(title)} ${shortIdOf(record.id)}`,
      isPersonal: name !== resource.nameOf(maskedRow(resource.fields, record)),
    },
  );
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', flexGrow: 1, maxWidth: '1920px' },
});

const aboutRecord = msg`Record`;

interface RecordFrameProps {
  title: string;
  /** `null`: a new record. */
  record: Row | null;
  isGone: boolean;
  onLeave?: () => void;
  /** Receives `true` while a delete is pending. */
  children: (isLeaving: boolean) => ReactNode;
}

/** Frame of every record's page: title, toolbar, summary header and banners. */
export const RecordFrame = (props: RecordFrameProps) => {
  const { title, record, isGone, onLeave, children } = props;
  const { resource, scope, can } = useResource();
  const styles = useStyles();
  const navigate = useNavigate();
  useRecordTitle(title);
  useRememberRecord(record);
  const ofCity = listPath(resource.entity, scope);
  const list = useWayBack();
  useEffect(() => {
    if (record) leadFollowers(resource, record, scope);
  }, [resource, record, scope]);
  /** Closes a record's own window; in the main window returns to the list. */
  const leave = (): void => {
    onLeave?.();
    if (isRecordWindow()) void request('windows.closeTo', { path: list });
    else void navigate(list);
  };
  const isLeaving = useRemovalHere(record?.id, isGone, leave);

  return (
    <div className={styles.root}>
      <GoneScope isGone={isGone || isLeaving}>
        <PageHeader title={title}>
          {record && !isLeaving && (
            <RecordActions
              record={record}
              onRemoved={() => {
                if (!isRecordWindow() || !can.undo) leave();
              }}
            />
          )}
        </PageHeader>
        {record && <SummaryHeader record={record} />}
      </GoneScope>
      <Failures about={ofCity} />
      {isLeaving && (
        <Banner intent="warning">
          <Trans>This record is deleted. The window closes when you can no longer undo this.</Trans>
        </Banner>
      )}
      <BannersInLine about={aboutRecord}>{isGone && <GoneBanner />}</BannersInLine>
      {children(isLeaving)}
    </div>
  );
};
