import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { resetSettings, useResettable } from './resetSettings.ts';
import { useSection } from './SectionLinks.tsx';
import { useIsFound } from './settingsSearch.ts';
import { type SectionId, type SettingId, type SettingsGroup, settingsGroups } from './settingsTable.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '14px',
    padding: '16px 20px 20px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  hidden: { display: 'none' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '24px' },
  title: {
    scrollMarginTop: '24px',
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});

const useIsAnyFound = (settings: readonly SettingId[]): boolean => settings.map(useIsFound).includes(true);

export const SettingsSection = ({ id, children }: { id: SectionId; children: ReactNode }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useSection() === id;
  const group: SettingsGroup | undefined = settingsGroups.find((known) => known.id === id);
  const isFound = useIsAnyFound(group?.settings ?? []);
  const resettable = useResettable();
  const resets = (group?.resets ?? []).filter((name) => resettable.includes(name));
  const title = group ? i18n._(group.title) : '';

  useEffect(() => {
    if (!isWanted) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isWanted]);

  return (
    <section className={mergeClasses(styles.root, !isFound && styles.hidden)} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {resets.length > 0 && (
          <Button
            size="small"
            appearance="subtle"
            aria-label={t`Reset: ${title}`}
            onClick={() => void resetSettings(resets, i18n)}
          >
            {t`Reset`}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
};
