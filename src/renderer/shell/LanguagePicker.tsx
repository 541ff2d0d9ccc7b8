import { Dropdown, makeStyles, mergeClasses, Option } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { locales } from '#shared/screens/settingValues.ts';
import { localeNames } from '../i18n/activateLocale.ts';
import { updatePreferences, useIsLocked, usePreferencesStore } from '../stores/preferences.ts';
import { crampedQuery } from '../ui/useMediaQuery.ts';

const cramped = { [`@media ${crampedQuery}`]: { minWidth: '32px' } };
const useStyles = makeStyles({
  narrow: { minWidth: '112px', ...cramped },
  medium: { minWidth: '128px', ...cramped },
  // Limit for long city names, to leave room for the other pickers.
  wide: { minWidth: '152px', maxWidth: '280px', ...cramped },
  narrowList: { minWidth: '112px' },
  mediumList: { minWidth: '128px' },
  wideList: { minWidth: '152px' },
  list: { maxHeight: 'min(420px, 70vh)' },
  value: { overflow: 'hidden', textAlign: 'start', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

interface HeaderPickerProps {
  label: string;
  width: 'narrow' | 'medium' | 'wide';
  options: readonly { id: string; name: string; lang?: string }[];
  chosen: string | null;
  placeholder?: string;
  isDisabled?: boolean;
  note?: string | undefined;
  onChoose: (id: string) => void;
}

export const HeaderPicker = (props: HeaderPickerProps) => {
  const { label, width, options, chosen, placeholder = '', isDisabled = false, note, onChoose } = props;
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const name = options.find(({ id }) => id === chosen)?.name ?? '';
  return (
    <Dropdown
      className={styles[width]}
      size="small"
      disabled={isDisabled}
      title={note}
      aria-label={label}
      placeholder={placeholder}
      value={name}
      button={{ children: <span className={styles.value}>{name || placeholder}</span> }}
      selectedOptions={chosen === null ? [] : [chosen]}
      open={isOpen}
      onOpenChange={(event, { open }) => {
        // Letters belong to the page, whose shortcuts must also work after a choice.
        if (!('key' in event && /^\S$/u.test(event.key))) setOpen(open);
      }}
      listbox={{ className: mergeClasses(styles.list, styles[`${width}List`]) }}
      onOptionSelect={(_event, { optionValue }) => {
        if (optionValue !== undefined && optionValue !== chosen) onChoose(optionValue);
      }}
    >
      {options.map(({ id, name, lang }) => (
        <Option key={id} value={id} lang={lang}>
          {name}
        </Option>
      ))}
    </Dropdown>
  );
};

const languages = locales.map((id) => ({ id, name: localeNames[id], lang: id.slice(0, 2) }));

export const LanguagePicker = () => {
  const { t } = useLingui();
  const isLocked = useIsLocked('locale');
  const choose = (chosen: string): void => {
    const locale = locales.find((known) => known === chosen);
    if (locale) updatePreferences({ locale });
  };
  return (
    <HeaderPicker
      label={t`Language`}
      width="medium"
      options={languages}
      chosen={usePreferencesStore(({ locale }) => locale)}
      isDisabled={isLocked}
      note={isLocked ? t`Set by your administrator` : undefined}
      onChoose={choose}
    />
  );
};
