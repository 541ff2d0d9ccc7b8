import { Field, makeStyles } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { settingNames } from '#shared/domain/settingValues.ts';
import { useIsLocked } from '../../stores/preferences.ts';
import { useLockMark } from '../../ui/LockedNote.tsx';
import { useIsFound } from './settingsSearch.ts';
import { type SettingId, settingTexts } from './settingsTable.ts';

const useStyles = makeStyles({ hidden: { display: 'none' } });

interface ItemState {
  title: string;
  /** An administrator has set it for this computer: it can be seen, and not changed. */
  isLocked: boolean;
}

interface SettingItemProps {
  id: SettingId;
  /** The control says its title itself, as a switch does. */
  hasOwnLabel?: boolean;
  children: (state: ItemState) => ReactElement;
}

/** One setting: its name, its control, and what it does. What is searched for elsewhere keeps what was typed into it. */
export const SettingItem = ({ id, hasOwnLabel = false, children }: SettingItemProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  // Not all that stands in the settings can be set for somebody.
  const isLocked = useIsLocked(settingNames.find((known) => known === id));
  const isFound = useIsFound(id);
  const lockMark = useLockMark(isLocked);
  const title = i18n._(settingTexts[id].title);
  return (
    <Field
      className={isFound ? undefined : styles.hidden}
      {...(hasOwnLabel ? {} : { label: title })}
      hint={i18n._(settingTexts[id].does)}
      {...lockMark}
    >
      {children({ title, isLocked })}
    </Field>
  );
};
