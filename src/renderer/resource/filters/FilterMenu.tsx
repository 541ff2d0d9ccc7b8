import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Filter20Regular } from '@fluentui/react-icons';
import type { I18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Field } from '../kinds/kind.ts';

interface FilterableField {
  name: string;
  field: Field;
  label: string;
}

/** What a list can be narrowed by, by name as the person reads it. */
export const filterableFields = (fields: Readonly<Record<string, Field>>, i18n: I18n): FilterableField[] =>
  Object.entries(fields)
    .filter(([, field]) => field.filter !== null)
    .map(([name, field]) => ({ name, field, label: i18n._(field.label) }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.locale.replace('_', '-')));

interface FilterMenuProps {
  fields: readonly FilterableField[];
  onChoose: (name: string, anchor: HTMLElement) => void;
}

/** Every field that the list can be narrowed by, also those that are no column now. */
export const FilterMenu = ({ fields, onChoose }: FilterMenuProps) => {
  const id = useId();
  const choose = (name: string): void => {
    const anchor = document.getElementById(id);
    if (anchor) onChoose(name, anchor);
  };
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<Filter20Regular />} id={id}>
          <Trans>Filter</Trans>
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {fields.map(({ name, label }) => (
            <MenuItem key={name} onClick={() => choose(name)}>
              {label}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};
