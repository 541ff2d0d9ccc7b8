import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type OrderStatus, orderStatuses } from '#shared/rules/wireValues.ts';
import type { OrderActions } from '../../marketplace/order/useOrderActions.ts';
import type { ChangedOrder } from '../../marketplace/order/useStatusOutcome.ts';
import { orderStatusAppearance, statusText } from '../../marketplace/orderWords.ts';

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: '6px' } });

interface OrderStatusActionsProps {
  order: ChangedOrder;
  actions: OrderActions;
  onCancel: () => void;
  /** Enables the shortcuts S (next status) and X (cancel). */
  hasKeys?: boolean;
}

/** Menu with all other statuses, for exceptions to the usual order. */
const OtherStatuses = ({ order, actions }: Pick<OrderStatusActionsProps, 'order' | 'actions'>) => {
  const { i18n } = useLingui();
  const next = actions.nextOf(order);
  const isOffered = (status: OrderStatus): boolean =>
    status !== order.status && status !== next && orderStatusAppearance[status].tone !== 'danger';
  // Mounted on first use: the menu costs as much as all other actions, and most orders never need it.
  const [isWanted, setWanted] = useState(false);
  const button = (
    <Button
      size="small"
      icon={<ChevronDown16Regular />}
      iconPosition="after"
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <Trans>Other status</Trans>
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Menu defaultOpen>
      <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
      <MenuPopover>
        <MenuList>
          {orderStatuses.filter(isOffered).map((status) => (
            <MenuItem key={status} onClick={() => void actions.setStatus(order, status)}>
              {statusText(i18n, status)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};

export const OrderStatusActions = ({
  order,
  actions,
  onCancel,
  hasKeys = false,
}: OrderStatusActionsProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const next = actions.nextOf(order);
  if (!actions.mayChange) return null;
  return (
    <div className={styles.root}>
      {next && (
        <Button
          size="small"
          appearance="primary"
          title={hasKeys ? `${t`Next status`} (S)` : t`Next status`}
          onClick={({ currentTarget }) => actions.step(order, currentTarget)}
        >
          {statusText(i18n, next)}
        </Button>
      )}
      <OtherStatuses order={order} actions={actions} />
      {actions.cancelsOf(order).length > 0 && (
        <Button size="small" title={hasKeys ? 'X' : undefined} onClick={onCancel}>
          <Trans>Cancel order…</Trans>
        </Button>
      )}
    </div>
  );
};
