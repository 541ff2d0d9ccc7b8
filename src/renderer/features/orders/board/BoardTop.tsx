import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listPath } from '../../../paths.ts';
import { useResource } from '../../../resource/define/resourceContext.tsx';
import { UnreadCities } from '../../../resource/list/UnreadCities.tsx';
import { Banner, BannersInLine, ErrorBanner, Failures } from '../../../ui/Banner.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { BoardSummary } from './BoardSummary.tsx';
import { BoardTools } from './BoardTools.tsx';
import type { BoardModel } from './boardModel.ts';
import type { BoardPanels } from './useBoardPanels.ts';
import type { UnderWay } from './useUnderWay.ts';

const aboutBoard = msg`Orders now`;

interface BoardTopProps {
  underWay: UnderWay;
  model: BoardModel;
  panels: BoardPanels;
}

/** Title of the board with its counts and tools, and problems with its orders. */
export const BoardTop = ({ underWay, model, panels }: BoardTopProps) => {
  const { orders, total, isPending, isRead, error, unread, reload } = underWay;
  const { scope } = useResource();
  const { i18n, t } = useLingui();
  const read = i18n.number(orders.length);
  const all = i18n.number(total);
  return (
    <>
      <PageHeader
        title={t`Orders now`}
        aside={!isPending && <BoardSummary total={total} {...model.counts} news={model.news} />}
      >
        <BoardTools hasCouriers={panels.hasCouriers} onCouriers={panels.turnCouriers} onReload={reload} />
      </PageHeader>
      {error && isPending && <ErrorBanner error={error} onRetry={reload} />}
      <BannersInLine about={aboutBoard}>
        {error && !isPending && <ErrorBanner error={error} onRetry={reload} />}
        <UnreadCities unread={unread} onRetry={reload} />
        <Failures about={listPath('orders', scope)} />
      </BannersInLine>
      {isRead && orders.length < total && (
        <Banner intent="warning">
          <Trans>
            Showing the oldest {read} of {all} orders
          </Trans>
        </Banner>
      )}
    </>
  );
};
