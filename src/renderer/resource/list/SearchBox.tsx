import {
  SearchBox as FluentSearchBox,
  Menu,
  MenuButton,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  Text,
  tokens,
} from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { longestWanted } from '#shared/query/pastedText.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { maskedInput } from '../../ui/maskedInput.ts';
import { onlyHeard } from '../../ui/onlyHeard.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import type { Field } from '../fields/fieldType.ts';
import type { Person } from './listSearch.ts';

const useMenuStyles = makeStyles({
  button: { minWidth: 0, maxWidth: '150px', paddingInline: '6px 2px', fontWeight: 'normal' },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

interface RadioMenuProps {
  label: string;
  text: string;
  appearance: 'subtle' | 'transparent';
  choices: readonly { id: string; text: string; subText?: string | null }[];
  chosen: string;
  onChoose: (id: string) => void;
}

const RadioMenu = (props: RadioMenuProps) => {
  const styles = useMenuStyles();
  const { label, text, appearance, choices, chosen, onChoose } = props;
  return (
    <Menu
      checkedValues={{ choice: [chosen] }}
      onCheckedValueChange={(_event, { checkedItems: [id] }) => id !== undefined && onChoose(id)}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuButton appearance={appearance} size="small" className={styles.button} aria-label={label}>
          <span className={styles.text}>{text}</span>
        </MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {choices.map(({ id, subText = null, ...choice }) => (
            <MenuItemRadio key={id} name="choice" value={id} subText={subText}>
              {choice.text}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};

const useStyles = makeStyles({
  root: { flex: '1 1 240px', minWidth: 0, maxWidth: '340px' },
  // Hidden visually: the box already shows the field.
  onlyHeard,
  note: { paddingInline: '4px', color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  hidden: maskedInput,
});
const delayMs = 250;

interface SearchNoteProps {
  label: MessageDescriptor;
  people: readonly Person[];
  chosen: string;
  onPerson: (id: string) => void;
}

/** Selects a person when a phone number or email belongs to several. */
const PersonMenu = ({ people, chosen, onPerson }: Omit<SearchNoteProps, 'label'>) => {
  const { t } = useLingui();
  const isPrivate = useIsPrivate();
  const choices = people.map(({ id, name }) =>
    isPrivate ? { id, text: shortIdOf(id) } : { id, text: name, subText: shortIdOf(id) },
  );
  const { text: name = '–' } = choices.find(({ id }) => id === chosen) ?? {};
  const label = t`Person: ${name}`;
  return <RadioMenu appearance="subtle" {...{ label, text: name, choices, chosen, onChoose: onPerson }} />;
};

/** Announces the field when the search has chosen it automatically. */
export const SearchNote = ({ label, people, chosen, onPerson }: SearchNoteProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const field = i18n._(label);
  const others = people.length - 1;
  return (
    <>
      <Text size={200} role="status" className={others > 0 ? styles.note : styles.onlyHeard}>
        <Trans>Searching by {field}</Trans>
        {others > 0 && (
          <>
            {' · '}
            <Plural value={others} one="# more match" other="# more matches" />
          </>
        )}
      </Text>
      {others > 0 && <PersonMenu people={people} chosen={chosen} onPerson={onPerson} />}
    </>
  );
};

/** `clean`: converts typed text to the server's spelling. */
interface SearchedField {
  name: string;
  label: string;
  clean: Field['clean'] | undefined;
  isPersonal: boolean;
}

interface SearchBoxProps {
  /** Current search text. Also changes from outside (Clear all, a saved view). */
  text: string;
  /** `field`: searched field. `fields`: all searchable fields. */
  field: SearchedField;
  fields: readonly SearchedField[];
  onField: (name: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
  /** Moves to the rows, on Down or Enter. */
  onLeave: () => void;
}

export const SearchBox = ({ text, field, fields, onField, inputRef, onSearch, onLeave }: SearchBoxProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const isHidden = useIsPrivate() && field.isPersonal;
  const [typed, setTyped] = useState(text);
  const [lastText, setLastText] = useState(text);
  /** Own searches not yet reflected in `text`. When one arrives later, it must not overwrite newer typing. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (lastText !== text) {
    const own = sent.indexOf(text);
    setLastText(text);
    setSent(own < 0 ? [] : sent.slice(own + 1));
    if (own < 0) setTyped(text);
  }
  const search = useCallback(
    (asked: string): void => {
      setSent((before) => [...before, asked]);
      onSearch(asked);
    },
    [onSearch],
  );
  const wanted = (field.clean ? field.clean(typed) : typed.trim()) ?? '';
  const settled = useDebounced(wanted, delayMs);
  useEffect(() => {
    if (settled === wanted && settled !== text) search(settled);
  }, [settled, wanted, text, search]);
  const { label: fieldLabel } = field;
  const label = t`Search: ${fieldLabel}`;
  const menuLabel = (field: string): string => t`Search field: ${field}`;
  const menu = (
    <RadioMenu
      label={menuLabel(field.label)}
      text={fieldLabel}
      appearance="transparent"
      choices={fields.map(({ name, label: text }) => ({ id: name, text }))}
      chosen={field.name}
      onChoose={onField}
    />
  );
  return (
    <FluentSearchBox
      className={mergeClasses(styles.root, isHidden && typed !== '' && styles.hidden)}
      input={{ ref: inputRef }}
      {...(fields.length > 1 ? { contentBefore: menu } : {})}
      value={typed}
      maxLength={longestWanted}
      // The field menu already names the field.
      placeholder={fields.length > 1 ? t`Search` : label}
      aria-label={label}
      onChange={(_event, { value }) => setTyped(value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped('');
        if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        if (wanted !== text) search(wanted);
        onLeave();
      }}
    />
  );
};
