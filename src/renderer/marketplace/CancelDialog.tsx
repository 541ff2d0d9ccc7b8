import { Button, Field, makeStyles, Text, Textarea } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import type { OrderStatus } from '#shared/domain/wireValues.ts';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { destructiveButton } from '../ui/destructiveButton.ts';
import { RadioChoices } from '../ui/RadioChoices.tsx';
import { useFormatters } from '../ui/useFormatters.ts';
import { statusText } from './orderWords.ts';

const useStyles = makeStyles({
  surface: { width: 'min(90vw, 560px)' },
  destructive: destructiveButton,
  reasons: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
});

/** Asked for most; whoever wants to say something else types it. */
const usualReasons = [
  msg`The establishment is closed`,
  msg`Something is sold out`,
  msg`No courier is free`,
  msg`The customer changed their mind`,
  msg`The customer cannot be reached`,
];

/** What was paid for an order, where its record says so. */
export const paidFor = ({
  paidAt,
  orderTotal,
}: Partial<Pick<Order, 'paidAt' | 'orderTotal'>>): number | null =>
  paidAt && typeof orderTotal === 'number' ? orderTotal : null;

interface CancelDialogProps {
  name: string;
  /** The canceled statuses that an order in this state can get, the usual one first. */
  statuses: readonly OrderStatus[];
  /** What the customer has paid, where that is known. */
  paid: number | null;
  onClose: () => void;
  onCancelOrder: (status: OrderStatus, reason: string) => void;
}

/** Who cancels an order, and why: whoever reads the order later has to know. */
export const CancelDialog = ({ name, statuses, paid, onClose, onCancelOrder }: CancelDialogProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const [first] = statuses;
  const [status, setStatus] = useState(first);
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { money } = useFormatters();
  const amount = paid === null ? '' : money(paid);
  const words = reason.trim();
  const send = (): void => {
    // Without a reason it is asked about once, because who reads the order later misses it.
    if (words === '' && !isAsked) setIsAsked(true);
    else if (status) onCancelOrder(status, words);
  };
  return (
    <DialogFrame
      className={styles.surface}
      title={t`Cancel order ${name}?`}
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
            <Trans>Keep it</Trans>
          </Button>
          <Button appearance="primary" type="submit" className={styles.destructive}>
            <Trans>Cancel the order</Trans>
          </Button>
        </>
      }
    >
      {paid !== null && (
        <Text>
          <Trans>
            The customer has paid <b>{amount}</b>. How much of it goes back is said once the order is
            canceled.
          </Trans>
        </Text>
      )}
      {status && (
        <Field label={t`Status`}>
          <RadioChoices
            choices={statuses.map((known) => [known, statusText(i18n, known)])}
            value={status}
            onChoose={setStatus}
          />
        </Field>
      )}
      <Field
        label={t`Cancellation reason`}
        validationState={isAsked && words === '' ? 'warning' : 'none'}
        validationMessage={isAsked && words === '' ? t`Without a reason? Then cancel it once more.` : null}
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
        {usualReasons.map((usual) => {
          const text = i18n._(usual);
          return (
            <Button key={text} size="small" shape="circular" onClick={() => setReason(text)}>
              {text}
            </Button>
          );
        })}
      </div>
    </DialogFrame>
  );
};
