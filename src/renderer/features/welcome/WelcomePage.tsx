import { Button, Field, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { locales } from '#shared/screens/settingValues.ts';
import { ConnectionChoice } from '../../access/ConnectionChoice.tsx';
import { localeNames } from '../../i18n/activateLocale.ts';
import { request } from '../../ipc/bridge.ts';
import { paths } from '../../paths.ts';
import {
  applySettings,
  updatePreferences,
  useIsLocked,
  usePreferencesStore,
} from '../../stores/preferences.ts';
import { useLockMark } from '../../ui/LockedNote.tsx';
import { PublicForm } from '../../ui/PublicForm.tsx';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { useThemeChoices } from '../../ui/theme.ts';

const useStyles = makeStyles({
  keys: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '6px 16px', margin: 0 },
  does: { margin: 0 },
  step: { color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '12px' },
});

const LanguageStep = () => {
  const { t } = useLingui();
  const locale = usePreferencesStore((settings) => settings.locale);
  return (
    <RadioChoices
      aria-label={t`Language`}
      choices={locales.map((known) => [known, { children: localeNames[known], lang: known.slice(0, 2) }])}
      value={locale}
      onChoose={(chosen) => updatePreferences({ locale: chosen })}
    />
  );
};

const command = navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl';

const LookStep = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const theme = usePreferencesStore((settings) => settings.theme);
  const isLocked = useIsLocked('theme');
  const lockMark = useLockMark(isLocked);
  const themes = useThemeChoices();
  return (
    <>
      <Field label={t`Theme`} {...lockMark}>
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

/** First start: language, connection and appearance. Each step can be skipped, or all at once. */
const WelcomePage = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const hasConnection = usePreferencesStore(({ connection }) => connection !== null);
  const hasLanguage = useIsLocked('locale');
  // Determined once, so that a step does not disappear when it is completed.
  const [steps] = useState(() => [
    ...(hasLanguage ? [] : ['language' as const]),
    ...(hasConnection ? [] : ['connection' as const]),
    'look' as const,
  ]);
  const [index, setIndex] = useState(0);
  const step = steps[index] ?? 'look';
  const isLast = index === steps.length - 1;
  const number = index + 1;
  const count = steps.length;

  useEffect(() => {
    document.querySelector<HTMLElement>(`[data-step="${index}"]`)?.focus();
  }, [index]);

  const finish = async (): Promise<void> => {
    const result = await request('settings.finishFirstRun', undefined);
    if (result.ok) applySettings(result.data);
    void navigate(usePreferencesStore.getState().connection ? paths.login : paths.connect, { replace: true });
  };
  const goOn = (): void => {
    if (isLast) void finish();
    else setIndex(index + 1);
  };
  const titles = {
    language: <Trans>Choose your language</Trans>,
    connection: <Trans>Where is your marketplace?</Trans>,
    look: <Trans>Choose a look</Trans>,
  };

  return (
    <PublicForm
      title={titles[step]}
      hint={
        <span className={styles.step} tabIndex={-1} data-step={index}>
          <Trans>
            Step {number} of {count}
          </Trans>
        </span>
      }
    >
      {step === 'language' && <LanguageStep />}
      {step === 'connection' && <ConnectionChoice onConnected={goOn} />}
      {step === 'look' && <LookStep />}
      <div className={styles.buttons}>
        {isLast ? (
          <Text />
        ) : (
          <Button appearance="subtle" onClick={() => void finish()}>
            <Trans>Skip all</Trans>
          </Button>
        )}
        {step === 'connection' ? (
          <Button onClick={goOn}>{t`Decide later`}</Button>
        ) : (
          <Button appearance="primary" onClick={goOn}>
            {isLast ? t`Start` : t`Next`}
          </Button>
        )}
      </div>
    </PublicForm>
  );
};

export default WelcomePage;
