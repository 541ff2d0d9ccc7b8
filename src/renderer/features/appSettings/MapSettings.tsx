import { Button, Input, makeStyles } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const useStyles = makeStyles({ line: { display: 'flex', gap: '8px' } });

/** Host in a pasted address. */
const hostOf = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');

const isHost = (text: string): boolean => /^(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/.test(text);

export const MapSettings = () => {
  const styles = useStyles();
  const mapHost = usePreferencesStore((settings) => settings.mapHost);
  const [typed, setTyped] = useState<string | null>(null);
  const host = hostOf(typed ?? mapHost);
  return (
    <SettingsSection id="map">
      <SettingItem id="mapHost">
        {({ title, isLocked }) => (
          <div className={styles.line}>
            <Input
              aria-label={title}
              disabled={isLocked}
              inputMode="url"
              spellCheck={false}
              maxLength={253}
              value={typed ?? mapHost}
              onChange={(_event, { value }) => setTyped(value)}
            />
            <Button
              disabled={isLocked || host === mapHost || !isHost(host)}
              onClick={() => {
                updatePreferences({ mapHost: host });
                setTyped(null);
              }}
            >
              <Trans>Save</Trans>
            </Button>
          </div>
        )}
      </SettingItem>
    </SettingsSection>
  );
};
