import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { personName } from '#shared/rules/personName.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { useRecord } from '../../data/useRecord.ts';
import { recordPath } from '../../paths.ts';
import { seenText } from '../../resource/fields/fieldText.ts';
import { type SheetOf, showCallSheet, useCallSheet } from '../../stores/callSheet.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { useRecentRecord } from '../../stores/recentRecords.ts';
import { ReadError } from '../../ui/Banner.tsx';
import { Contained } from '../../ui/Contained.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useLinkHandlers } from '../../ui/openWindow.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { Caller } from './Caller.tsx';
import { CustomerSheet } from './CustomerSheet.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flex: '0 0 420px',
    boxSizing: 'border-box',
    minHeight: 0,
    overflow: 'auto',
    outlineStyle: 'none',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    // Over the page where there is no room next to it.
    '@media (width < 1400px)': {
      position: 'absolute',
      insetBlock: 0,
      right: 0,
      zIndex: 20,
      width: 'min(420px, 100%)',
      boxShadow: tokens.shadow16,
    },
    '@media print': { display: 'none' },
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    padding: '8px 8px 8px 16px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  title: { flexGrow: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  // The sheet has no sticky bar below its content.
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '0 16px 24px',
    '--bar-below': '8px',
  },
});

const OpenSheet = ({ of: { country, city, id } }: { of: SheetOf }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const linkHandlers = useLinkHandlers();
  const scope = useMemo(() => ({ country, city }), [country, city]);
  const { record, error, reload } = useRecord('customers', scope, id);
  const root = useRef<HTMLElement>(null);
  // The user came to read: the first Tab leads to the first action.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const isOver =
      event.target instanceof Element &&
      event.target.closest('[role=dialog], [role=alertdialog], [role=menu]');
    if (event.key === 'Escape' && !event.defaultPrevented && !isOver) void showCallSheet(null);
  });
  // On the window: panels and dialogs above handle the key first.
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => onEscape(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  const name = record ? personName(record) || shortIdOf(record.id) : '';
  const seen = seenText({ isPersonal: true }, name, isPrivate);
  const path = recordPath('customers', scope, id);
  // The customer's page has the same content, and the sheet may cover it.
  const { pathname } = useLocation();
  const [before] = useState(pathname);
  useEffect(() => {
    if (pathname !== before && pathname === path) void showCallSheet(null);
  }, [pathname, before, path]);
  useRecentRecord(
    record ? { name, description: `${t`Customer`} ${shortIdOf(id)}`, isPersonal: true } : null,
    path,
  );
  return (
    <aside ref={root} className={styles.root} tabIndex={-1} aria-label={t`Call sheet`}>
      <div className={styles.head}>
        <Text as="h2" className={styles.title} weight="semibold" size={500}>
          {record ? seen : t`Loading…`}
        </Text>
        <Button size="small" {...linkHandlers(path)}>
          <Trans>Open</Trans>
        </Button>
        <ToolButton
          size="small"
          label={t`Close`}
          shortcut="Esc"
          icon={<Dismiss20Regular />}
          onClick={() => void showCallSheet(null)}
        />
      </div>
      <div className={styles.body}>
        {error && <ReadError error={error} onRetry={reload} />}
        {!record && !error && <Loading />}
        {record && (
          <>
            <Caller customer={record} scope={scope} />
            <CustomerSheet customer={record} scope={scope} hasMessage />
          </>
        )}
      </div>
    </aside>
  );
};

/** Side panel with the customer who calls, over or next to any screen. */
export const CallSheet = () => {
  const { t } = useLingui();
  const of = useCallSheet((sheet) => sheet.of);
  if (!of) return null;
  const fallback = (
    <aside aria-label={t`Call sheet`}>
      <Trans>This record could not be shown</Trans>
      <Button size="small" onClick={() => void showCallSheet(null)}>
        <Trans>Close</Trans>
      </Button>
    </aside>
  );
  return (
    <Contained of={of} fallback={fallback}>
      <OpenSheet key={`${of.country}/${of.city}/${of.id}`} of={of} />
    </Contained>
  );
};
