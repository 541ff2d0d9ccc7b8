import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PayeeType } from '#shared/rules/payouts.ts';
import type { Resource } from '../../resource/define/resource.ts';
import { ResourceProvider, useResource } from '../../resource/define/resourceContext.tsx';
import { useRememberRecord } from '../../resource/record/RecordFrame.tsx';
import { useWayBack } from '../../resource/table/listRestoration.ts';
import { useRecordTitle } from '../../stores/page.ts';
import { showToast } from '../../stores/toasts.ts';
import { ErrorBanner } from '../../ui/Banner.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PayListContent } from './PayListContent.tsx';
import { courierPayLists, establishmentPayLists } from './payLists.ts';
import { StatementPage } from './StatementPage.tsx';
import {
  statementSearch,
  useIsForFile,
  usePayList,
  usePayListParams,
  useStatementReport,
} from './usePayList.ts';

const useStyles = makeStyles({
  loading: { display: 'flex', flexDirection: 'column', gap: '16px', paddingTop: '8px' },
});

/** Loads a pay list. If it belongs to another city, redirects to the list of the city in the URL. */
const OnePayList = ({ payeeType, whole }: { payeeType: PayeeType; whole: Resource }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const { resource } = useResource();
  const params = usePayListParams();
  const { record, payList, error, reload } = usePayList(payeeType, params);
  const list = useWayBack();
  const isElsewhere = payList !== null && payList.cityId !== '' && payList.cityId !== params.city;
  /** Id already reported, so that re-rendering before the redirect shows no second toast. */
  const announcedId = useRef('');
  const isForFile = useIsForFile();
  const nameOf = isForFile ? whole.nameOf : resource.nameOf;
  const name = record && !isElsewhere ? nameOf(record) : null;
  const [search] = useSearchParams();
  const isStatement = search.has(statementSearch);
  useStatementReport(params.id, error ? false : null);
  useRecordTitle(isStatement && name ? `${t`Statement`} · ${name}` : (name ?? ''));
  useRememberRecord(record && !isElsewhere && !isForFile ? record : null);
  useEffect(() => {
    if (!isElsewhere || announcedId.current === params.id) return;
    announcedId.current = params.id;
    showToast({
      intent: 'info',
      text: t`That pay list belongs to another city. These are the pay lists of your city.`,
    });
    void navigate(list, { replace: true });
  }, [isElsewhere, params.id, list, navigate, t]);
  if (error) {
    return (
      <>
        <PageHeader title={t`Pay list`} />
        <ErrorBanner error={error} onRetry={reload} />
      </>
    );
  }
  if (!record || !payList || isElsewhere) {
    return (
      <Skeleton className={styles.loading} aria-label={t`Loading…`}>
        <SkeletonItem size={32} />
        <SkeletonItem size={96} />
        <SkeletonItem size={96} />
      </Skeleton>
    );
  }
  if (isStatement)
    return (
      <StatementPage
        key={payList.id}
        payeeType={payeeType}
        params={params}
        payList={payList}
        name={nameOf(record)}
      />
    );
  return (
    <PayListContent
      key={payList.id}
      payeeType={payeeType}
      params={params}
      record={record}
      payList={payList}
    />
  );
};

export const EstablishmentPayListPage = () => (
  <ResourceProvider resource={establishmentPayLists}>
    <OnePayList payeeType="establishment" whole={establishmentPayLists} />
  </ResourceProvider>
);

export const CourierPayListPage = () => (
  <ResourceProvider resource={courierPayLists}>
    <OnePayList payeeType="courier" whole={courierPayLists} />
  </ResourceProvider>
);
