import { Avatar, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { Alert16Regular, Alert20Regular } from '@fluentui/react-icons/svg/alert';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { PersonAdd16Regular } from '@fluentui/react-icons/svg/person-add';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ShownNotice } from '#shared/api/staff.ts';
import { countries, isCountryId } from '#shared/rules/countries.ts';
import { shortenText } from '#shared/text/shortenText.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { imageSource } from '../../ui/imageSource.ts';
import { opensElsewhere } from '../../ui/openWindow.ts';
import { createFormatters, languageOf, useTimeZone } from '../../ui/useFormatters.ts';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'flex-start', gap: '2px', borderRadius: tokens.borderRadiusMedium },
  content: {
    display: 'flex',
    gap: '10px',
    flexGrow: 1,
    minWidth: 0,
    padding: '6px 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'left',
  },
  link: {
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  lines: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  description: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  soft: { color: tokens.colorNeutralForeground3 },
  meta: { display: 'flex', alignItems: 'center', gap: '4px', color: tokens.colorNeutralForeground3 },
  icon: { flexShrink: 0 },
  dismiss: { marginTop: '6px' },
});

/** Known types of notices. Others show the server's name of the type. */
const appearances = {
  candidates: { word: msg`Candidate`, Icon: PersonAdd16Regular },
  notification: { word: msg`Message`, Icon: Alert16Regular },
};
const appearanceOf = (type: string) =>
  Object.hasOwn(appearances, type)
    ? appearances[type as keyof typeof appearances]
    : { word: type, Icon: Alert16Regular };

const maxTitle = 200;

interface NoticeItemProps {
  notice: ShownNotice;
  onOpen?: ((isApart: boolean) => void) | undefined;
  onDismiss: () => void;
}

export const NoticeItem = ({ notice, onOpen, onDismiss }: NoticeItemProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { title, description, dateTime, type, country, avatar, openedAt } = notice;
  const { word, Icon } = appearanceOf(type);
  // A candidate's notice shows a name and a face: masked in privacy mode.
  const isHidden = useIsPrivate() && type === 'candidates';
  const name = isHidden ? '••••••' : shortenText(title, maxTitle);
  const zoneHere = useTimeZone();
  const zone = country && isCountryId(country) ? countries[country].timeZone : zoneHere;
  const clock = createFormatters(languageOf(i18n), zone);
  const content = (
    <>
      <Avatar
        size={32}
        {...(type === 'candidates' ? { name } : { icon: <Alert20Regular /> })}
        {...(avatar && !isHidden ? { image: { src: imageSource(avatar), alt: '' } } : {})}
        aria-hidden="true"
        color="brand"
      />
      <span className={styles.lines}>
        <Text weight={openedAt ? 'regular' : 'semibold'} className={mergeClasses(openedAt && styles.soft)}>
          {name}
        </Text>
        {description && (
          <Text size={200} className={styles.description} title={description}>
            {description}
          </Text>
        )}
        <Text size={200} className={styles.meta}>
          <Icon className={styles.icon} aria-hidden="true" />
          <span>
            {typeof word === 'string' ? word : i18n._(word)}
            {dateTime && !Number.isNaN(Date.parse(dateTime)) && (
              <span title={clock.instant(dateTime)}> · {clock.dateTime(dateTime)}</span>
            )}
          </span>
        </Text>
      </span>
    </>
  );
  return (
    <li className={styles.root}>
      {onOpen ? (
        <button
          type="button"
          className={mergeClasses(styles.content, styles.link)}
          onClick={(event) => onOpen(opensElsewhere(event))}
          onAuxClick={(event) => event.button === 1 && onOpen(true)}
        >
          {content}
        </button>
      ) : (
        <div className={styles.content}>{content}</div>
      )}
      <Button
        className={styles.dismiss}
        appearance="subtle"
        size="small"
        icon={<Dismiss16Regular />}
        aria-label={t`Dismiss ${name}`}
        onClick={onDismiss}
      />
    </li>
  );
};
