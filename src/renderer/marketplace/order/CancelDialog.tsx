import { Button, Field, makeStyles, Text, Textarea } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import type { OrderStatus } from '#shared/rules/wireValues.ts';
import type { Locale } from '#shared/screens/settingValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { destructiveButton } from '../../ui/destructiveButton.ts';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { onCommandEnter } from '../../ui/useDocumentKeys.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import { statusText } from '../orderWords.ts';
import { type CancelSide, usualReasons } from './cancelReasons.ts';
import type { ChangedOrder, OrderActions } from './useOrderActions.ts';

const useStyles = makeStyles({
  surface: { width: 'min(90vw, 560px)' },
  destructive: destructiveButton,
  reasons: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
});

type CanceledOrder = ChangedOrder & Partial<Pick<Order, 'paidAt' | 'orderTotal'>>;

const PaidAmount = ({ order: { paidAt, orderTotal } }: { order: CanceledOrder }) => {
  const { money } = useFormatters();
  if (!paidAt || typeof orderTotal !== 'number') return null;
  const amount = money(orderTotal);
  return (
    <Text>
      <Trans>
        The customer has paid <b>{amount}</b>. You will see the refund after you cancel the order.
      </Trans>
    </Text>
  );
};

const UsualReasons = ({ onChoose }: { onChoose: (text: string, side: CancelSide | null) => void }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  return (
    <div className={styles.reasons}>
      {usualReasons.map(({ side, texts }) => {
        const text = texts[i18n.locale as Locale];
        return (
          <Button key={text} size="small" shape="circular" onClick={() => onChoose(text, side)}>
            {text}
          </Button>
        );
      })}
    </div>
  );
};

/** Status and reason of a cancellation. An empty reason is questioned once: later readers of the order miss it. */
const useCancellation = (
  statuses: readonly OrderStatus[],
  onReady: (status: OrderStatus, reason: string) => void,
) => {
  // The status decides which party pays, so no default if there are several.
  const [chosen, setStatus] = useState<OrderStatus | null>(null);
  const status = (statuses.length === 1 ? statuses[0] : chosen) ?? null;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const words = reason.trim();
  useLeaveGuard(words !== '');
  return {
    status,
    setStatus,
    reason,
    setReason,
    chooseReason: (text: string, side: CancelSide | null): void => {
      setReason(text);
      if (side && !status) setStatus(statuses.find((known) => known.includes(side)) ?? null);
    },
    lacksStatus: isTried && !status,
    lacksReason: isAsked && words === '',
    /** False: the status is missing. */
    send: (): boolean => {
      setTried(true);
      if (!status) return false;
      if (words === '' && !isAsked) setAsked(true);
      else onReady(status, words);
      return true;
    },
  };
};

interface CancelDialogProps {
  order: CanceledOrder;
  actions: OrderActions;
  onClose: () => void;
}

/** Asks for the party that cancels and the reason, both stored in the order, and cancels it. */
export const CancelDialog = ({ order, actions, onClose }: CancelDialogProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const name = useResource().resource.nameOf(order as unknown as Row);
  const statuses = actions.cancelsOf(order);
  const cancellation = useCancellation(statuses, (status, reason) => {
    onClose();
    void actions.setStatus(order, status, reason);
  });
  const { status, reason, lacksStatus, lacksReason } = cancellation;
  const form = useRef<HTMLFormElement>(null);
  const send = (): void => {
    if (!cancellation.send()) form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
  };
  return (
    <DialogFrame
      className={styles.surface}
      title={t`Cancel order ${name}?`}
      formRef={form}
      onClose={onClose}
      onSubmit={send}
      onKeyDown={onCommandEnter(send)}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Keep order</Trans>
          </Button>
          <Button appearance="primary" type="submit" className={styles.destructive}>
            <Trans>Cancel order</Trans>
          </Button>
        </>
      }
    >
      <PaidAmount order={order} />
      {statuses.length > 0 && (
        <Field
          label={t`Status`}
          validationState={lacksStatus ? 'error' : 'none'}
          validationMessage={lacksStatus ? t`Choose who cancels. This decides who pays.` : null}
        >
          <RadioChoices
            choices={statuses.map((known) => [known, statusText(i18n, known)])}
            value={status}
            onChoose={cancellation.setStatus}
          />
        </Field>
      )}
      <Field
        label={t`Cancellation reason`}
        validationState={lacksReason ? 'warning' : 'none'}
        validationMessage={lacksReason ? t`Enter a reason, or cancel again without one.` : null}
      >
        <Textarea
          autoFocus
          rows={3}
          resize="vertical"
          value={reason}
          onChange={(_event, { value }) => cancellation.setReason(value)}
        />
      </Field>
      <UsualReasons onChoose={cancellation.chooseReason} />
    </DialogFrame>
  );
};
