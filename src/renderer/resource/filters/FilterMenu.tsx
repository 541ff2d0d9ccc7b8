import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { Filter20Regular } from '@fluentui/react-icons';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { FilterableField } from './filterableFields.ts';

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
