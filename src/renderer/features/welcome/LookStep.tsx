import { Field, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { updatePreferences, useIsLocked, usePreferencesStore } from '../../stores/preferences.ts';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { useThemeChoices } from '../../ui/theme.ts';

const command = navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl';

const useStyles = makeStyles({
  keys: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '6px 16px', margin: 0 },
  does: { margin: 0 },
});

/** The theme, and the keys that save most. */
export const LookStep = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const theme = usePreferencesStore((settings) => settings.theme);
  const isLocked = useIsLocked('theme');
  const themes = useThemeChoices();
  return (
    <>
      <Field label={t`Theme`}>
        <RadioChoices
          disabled={isLocked}
          choices={themes}
          value={theme}
          onChoose={(chosen) => updatePreferences({ theme: chosen })}
        />
      </Field>
      <dl className={styles.keys} aria-label={t`Keyboard shortcuts`}>
        <dt>
          <kbd>{command}</kbd> + <kbd>K</kbd>
        </dt>
        <dd className={styles.does}>
          <Trans>Go to a screen, an action or a record</Trans>
        </dd>
        <dt>
          <kbd>/</kbd>
        </dt>
        <dd className={styles.does}>
          <Trans>Search in a list</Trans>
        </dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd className={styles.does}>
          <Trans>Show all shortcuts</Trans>
        </dd>
      </dl>
    </>
  );
};
