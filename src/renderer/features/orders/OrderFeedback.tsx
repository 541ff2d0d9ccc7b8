import { Button, makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import { callEntity } from '../../data/entityCalls.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { call } from '../../ipc/bridge.ts';
import { arrivalWords } from '../../marketplace/orderWords.ts';
import { turnPublic } from '../../marketplace/turnPublic.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { maxStars, starStyles, starsOf } from '../../resource/fields/rating/stars.ts';
import { failureOf, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { noteUser } from '../../stores/session.ts';
import { Failures } from '../../ui/Banner.tsx';
import { errorText } from '../../ui/errorText.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { OrderSection } from './OrderSection.tsx';

/** Changes whether the feedback is public, with Undo. */
const usePublicity = (order: Order) => {
  const { scope } = useResource();
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const { country = '', city = '' } = scope;
  const { id } = order;
  /** Shows errors at the feedback's card, because the top of the page may be out of view. */
  const about = `feedback of ${id}`;
  const turnOver = async (wanted: boolean): Promise<boolean> => {
    forgetFailures(about);
    // The API only toggles. Reads the current state first, so that another user's change is not reverted.
    const isSameUser = noteUser();
    const fresh = await callEntity<Order>('orders', 'read', scope, { id, fresh: true });
    if (!isSameUser()) return false;
    const now = fresh.ok ? fresh.data.feedback : null;
    const answer =
      fresh.ok && now && (now.isPublic === true) !== wanted
        ? await call('feedbacks.togglePublic', { country, city, id: now.id })
        : fresh;
    await readAgain({ entity: 'orders', scope, ids: [id] }, true);
    if (!answer.ok) reportFailures(about, [failureOf(id, answer.error, errorText(i18n, answer.error))]);
    return answer.ok;
  };
  const setPublic = async (wanted: boolean): Promise<void> => {
    setBusy(true);
    await turnPublic(id, wanted, turnOver);
    setBusy(false);
  };
  return { isBusy, about, setPublic };
};

type Feedback = NonNullable<Order['feedback']>;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  sides: { display: 'flex', flexWrap: 'wrap', gap: '12px 32px' },
  side: { flex: '1 1 200px', minWidth: 0 },
  label: { display: 'block', color: tokens.colorNeutralForeground3 },
  message: { margin: '4px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  ...starStyles,
  stars: { letterSpacing: '1px' },
  state: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 12px' },
  public: { display: 'inline-flex', alignItems: 'center' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
});

const Opinion = ({ label, rating, message }: { label: string } & Pick<Feedback, 'rating' | 'message'>) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { number } = useFormatters();
  const { drawn, style } = starsOf(rating);
  const said = number(rating ?? 0);
  return (
    <div className={styles.side}>
      <span className={styles.label}>{label}</span>
      {typeof rating === 'number' ? (
        <span>
          <span className={mergeClasses(styles.stars, styles[style])} aria-hidden="true">
            {drawn}
          </span>{' '}
          {t`${said} of ${maxStars}`}
        </span>
      ) : (
        <span className={styles.quiet}>
          <Trans>Not rated yet</Trans>
        </span>
      )}
      {message && <p className={styles.message}>{message}</p>}
    </div>
  );
};

const Said = ({ order, feedback }: { order: Order; feedback: Feedback }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { isBusy, about, setPublic } = usePublicity(order);
  const isPublic = feedback.isPublic === true;
  return (
    <div className={styles.root}>
      <div className={styles.sides}>
        <Opinion label={t`About the order`} rating={feedback.rating} message={feedback.message} />
        <Opinion
          label={t`About the courier`}
          rating={feedback.courierRating}
          message={feedback.courierMessage}
        />
      </div>
      {typeof feedback.arrivedInTime === 'boolean' && (
        <Text>{i18n._(arrivalWords(order.deliveryMethod, feedback.arrivedInTime))}</Text>
      )}
      <Failures about={about} />
      <div className={styles.state}>
        <span className={styles.public} role="status">
          <StatusDot tone={isPublic ? 'success' : 'neutral'} />
          {isPublic ? <Trans>Public</Trans> : <Trans>Not public</Trans>}
        </span>
        <Button
          size="small"
          disabledFocusable={isBusy}
          icon={isBusy ? <Spinner size="extra-tiny" /> : null}
          onClick={() => void setPublic(!isPublic)}
        >
          {isPublic ? <Trans>Make not public</Trans> : <Trans>Make public</Trans>}
        </Button>
      </div>
    </div>
  );
};

export const OrderFeedback = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <OrderSection title={t`Feedback`}>
      {order.feedback ? (
        <Said order={order} feedback={order.feedback} />
      ) : (
        <p className={styles.quiet}>
          {isUnreadable(order, 'feedback') ? (
            <Trans>Could not load the feedback.</Trans>
          ) : (
            <Trans>No feedback on this order yet.</Trans>
          )}
        </p>
      )}
    </OrderSection>
  );
};
