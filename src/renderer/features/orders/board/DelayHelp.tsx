import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { QuestionCircle16Regular } from '@fluentui/react-icons/svg/question-circle';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../../paths.ts';
import { useDelayRule, useIsLocked } from '../../../stores/preferences.ts';
import { ButtonPopover } from '../../../ui/ButtonPopover.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

const useStyles = makeStyles({
  popover: { maxWidth: '420px', padding: '12px 16px' },
  list: { margin: '0 0 8px', paddingInlineStart: '18px', lineHeight: tokens.lineHeightBase300 },
});

/** Explains the rule by which orders count as late or delayed, with the minutes in use. */
export const DelayHelp = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const { acceptance, courier, search } = useDelayRule();
  const isLocked = useIsLocked('delayRule');
  const minutes = (count: number): string => t`${plural(count, { one: '# minute', other: '# minutes' })}`;
  const [accepted, assigned, searched] = [minutes(acceptance), minutes(courier), minutes(search)];
  return (
    <ButtonPopover
      button={
        <Button appearance="subtle" size="small" icon={<QuestionCircle16Regular />}>
          <Trans>When is an order delayed?</Trans>
        </Button>
      }
      label={t`When is an order delayed?`}
      className={styles.popover}
      align="end"
    >
      <ul className={styles.list}>
        <li>
          <Trans>Late: the planned drop-off time has passed.</Trans>
        </li>
        <li>
          <Trans>Delayed: paid {accepted} ago and not accepted.</Trans>
        </li>
        <li>
          <Trans>Delayed: no courier {assigned} before the planned pickup.</Trans>
        </li>
        <li>
          <Trans>Delayed: not picked up at the planned time.</Trans>
        </li>
        <li>
          <Trans>Without courier: a delivery has none {searched} before pickup, or when it is ready.</Trans>
        </li>
      </ul>
      {isLocked ? (
        <Trans>Your administrator has set these minutes.</Trans>
      ) : (
        <TextLink to={`${paths.appSettings}?section=orders`}>
          <Trans>Change the minutes</Trans>
        </TextLink>
      )}
    </ButtonPopover>
  );
};
