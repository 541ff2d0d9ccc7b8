import { Field, makeStyles } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { settingNames } from '#shared/screens/settingValues.ts';
import { useIsLocked } from '../../stores/preferences.ts';
import { useLockMark } from '../../ui/LockedNote.tsx';
import { useIsFound } from './settingsSearch.ts';
import { type SettingId, settingTexts } from './settingsTable.ts';

const useStyles = makeStyles({ hidden: { display: 'none' } });

interface ItemState {
  title: string;
  /** Read-only: set by an administrator for this computer. */
  isLocked: boolean;
}

interface SettingItemProps {
  id: SettingId;
  hasOwnLabel?: boolean;
  children: (state: ItemState) => ReactElement;
}

/**
 * A setting with label, control and description. The search hides it instead of unmounting it, which keeps
 * unsaved input.
 */
export const SettingItem = ({ id, hasOwnLabel = false, children }: SettingItemProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  // Some items, such as the diagnostic report, are not settings and have no lock.
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
