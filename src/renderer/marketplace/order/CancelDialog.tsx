import { Button, Field, makeStyles, Text, Textarea } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import type { OrderStatus } from '#shared/rules/wireValues.ts';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { destructiveButton } from '../../ui/destructiveButton.ts';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { statusText } from '../orderWords.ts';

const useStyles = makeStyles({
  surface: { width: 'min(90vw, 560px)' },
  destructive: destructiveButton,
  reasons: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
});

/** Common reasons, with the party to blame where it is clear. */
const usualReasons: readonly (readonly [MessageDescriptor, 'establishment' | 'customer' | null])[] = [
  [msg`The establishment is closed`, 'establishment'],
  [msg`Something is sold out`, 'establishment'],
  [msg`No courier is free`, null],
  [msg`The customer changed their mind`, 'customer'],
  [msg`The customer cannot be reached`, 'customer'],
];

/** Amount paid for an order; `null` if unknown or unpaid. */
export const paidFor = ({
  paidAt,
  orderTotal,
}: Partial<Pick<Order, 'paidAt' | 'orderTotal'>>): number | null =>
  paidAt && typeof orderTotal === 'number' ? orderTotal : null;

interface CancelDialogProps {
  name: string;
  statuses: readonly OrderStatus[];
  paid: number | null;
  onClose: () => void;
  onCancelOrder: (status: OrderStatus, reason: string) => void;
}

/** Asks for the party that cancels and the reason, both stored in the order. */
export const CancelDialog = ({ name, statuses, paid, onClose, onCancelOrder }: CancelDialogProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  // The status decides which party pays, so no default if there are several.
  const [chosen, setStatus] = useState<OrderStatus | null>(null);
  const status = statuses.length === 1 ? statuses[0] : chosen;
  const [isTried, setTried] = useState(false);
  const lacksStatus = isTried && !status;
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { money } = useFormatters();
  const amount = paid === null ? '' : money(paid);
  const words = reason.trim();
  useLeaveGuard(words !== '');
  const giveReason = (text: string, side: 'establishment' | 'customer' | null): void => {
    setReason(text);
    if (side && !status) setStatus(statuses.find((known) => known.includes(side)) ?? null);
  };
  const send = (): void => {
    setTried(true);
    if (!status) {
      form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
      return;
    }
    // An empty reason is questioned once: later readers of the order miss it.
    if (words === '' && !isAsked) setIsAsked(true);
    else onCancelOrder(status, words);
  };
  return (
    <DialogFrame
      className={styles.surface}
      title={t`Cancel order ${name}?`}
      formRef={form}
      onClose={onClose}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        send();
      }}
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
      {paid !== null && (
        <Text>
          <Trans>
            The customer has paid <b>{amount}</b>. You will see the refund after you cancel the order.
          </Trans>
        </Text>
      )}
      {statuses.length > 0 && (
        <Field
          label={t`Status`}
          validationState={lacksStatus ? 'error' : 'none'}
          validationMessage={lacksStatus ? t`Choose who cancels. This decides who pays.` : null}
        >
          <RadioChoices
            choices={statuses.map((known) => [known, statusText(i18n, known)])}
            value={status ?? null}
            onChoose={setStatus}
          />
        </Field>
      )}
      <Field
        label={t`Cancellation reason`}
        validationState={isAsked && words === '' ? 'warning' : 'none'}
        validationMessage={isAsked && words === '' ? t`Enter a reason, or cancel again without one.` : null}
      >
        <Textarea
          autoFocus
          rows={3}
          resize="vertical"
          value={reason}
          onChange={(_event, { value }) => setReason(value)}
        />
      </Field>
      <div className={styles.reasons}>
        {usualReasons.map(([usual, side]) => {
          const text = i18n._(usual);
          return (
            <Button key={text} size="small" shape="circular" onClick={() => giveReason(text, side)}>
              {text}
            </Button>
          );
        })}
      </div>
    </DialogFrame>
  );
};
