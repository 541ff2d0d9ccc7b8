import { Button, Field, makeStyles, Spinner, Text, Textarea } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Locale } from '#shared/screens/settingValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { useRecord } from '../../data/useRecord.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { Banner, ErrorBanner } from '../../ui/Banner.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { destructiveButton } from '../../ui/destructiveButton.ts';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { onCommandEnter } from '../../ui/useDocumentKeys.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import { statusText } from '../orderWords.ts';
import { type CancelSide, usualReasons } from './cancelReasons.ts';
import { type CanceledOrder, type Obstacle, useCancellation } from './useCancellation.ts';
import type { OrderActions } from './useOrderActions.ts';
import { scopeOfOrder } from './useStatusOutcome.ts';

const useStyles = makeStyles({
  surface: { width: 'min(90vw, 560px)' },
  destructive: destructiveButton,
  reasons: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
});

/** Amount of the record, because cards of the board have none. The API tells the refund only afterwards. */
const PaidAmount = ({ order }: { order: CanceledOrder }) => {
  const { scope } = useResource();
  const { money } = useFormatters();
  const { record, error } = useRecord('orders', scopeOfOrder(scope, order), order.id);
  const total = record?.orderTotal;
  const amount = typeof total === 'number' ? money(total) : record || error ? '–' : '…';
  if (!order.paidAt)
    return (
      <Text>
        <Trans>The customer has not paid.</Trans>
      </Text>
    );
  return (
    <Text>
      <Trans>
        The customer has paid <b>{amount}</b>. The server decides the refund. You see it after you cancel the
        order.
      </Trans>
    </Text>
  );
};

interface ObstacleBannerProps {
  obstacle: Obstacle;
  isPaid: boolean;
}

/** Reason why the order is not canceled, or may be. */
const ObstacleBanner = ({ obstacle: { type, failure, error }, isPaid }: ObstacleBannerProps) => {
  const { t } = useLingui();
  if (!error) return <Banner intent="warning">{failure.text}</Banner>;
  if (type === 'uncertain')
    return (
      <ErrorBanner
        error={error}
        summary={
          isPaid ? t`The order may be canceled and refunded already.` : t`The order may be canceled already.`
        }
        hint={t`Check it before you try again.`}
      />
    );
  const summary = error.code === 'NETWORK' ? t`The order is not canceled.` : undefined;
  return <ErrorBanner error={error} summary={summary} />;
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
  const cancellation = useCancellation(order, actions, onClose);
  const { statuses, status, reason, lacksStatus, lacksReason, isBusy, obstacle } = cancellation;
  const isUncertain = obstacle?.type === 'uncertain';
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
          <Button disabledFocusable={isBusy} onClick={onClose}>
            {isUncertain ? <Trans>Close</Trans> : <Trans>Keep order</Trans>}
          </Button>
          <Button
            appearance="primary"
            type="submit"
            className={isUncertain ? undefined : styles.destructive}
            disabledFocusable={isBusy}
            icon={isBusy ? <Spinner size="extra-tiny" aria-hidden="true" /> : null}
          >
            {isUncertain ? (
              <Trans>Check order</Trans>
            ) : obstacle?.type === 'failed' ? (
              <Trans>Retry</Trans>
            ) : (
              <Trans>Cancel order</Trans>
            )}
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
      {obstacle && <ObstacleBanner obstacle={obstacle} isPaid={Boolean(order.paidAt)} />}
    </DialogFrame>
  );
};
