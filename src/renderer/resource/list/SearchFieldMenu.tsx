import {
  Menu,
  MenuButton,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';

const useStyles = makeStyles({
  button: { minWidth: 0, maxWidth: '150px', paddingInline: '6px 2px', fontWeight: 'normal' },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export interface SearchField {
  name: string;
  label: string;
}

interface SearchFieldMenuProps {
  fields: readonly SearchField[];
  chosen: SearchField;
  onChoose: (name: string) => void;
}

/** Names the field that is searched and offers the others. */
export const SearchFieldMenu = ({ fields, chosen, onChoose }: SearchFieldMenuProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { label: field } = chosen;
  return (
    <Menu
      checkedValues={{ field: [chosen.name] }}
      onCheckedValueChange={(_event, { checkedItems: [name] }) => name !== undefined && onChoose(name)}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuButton
          appearance="transparent"
          size="small"
          className={styles.button}
          aria-label={t`Field to search: ${field}`}
        >
          <span className={styles.text}>{field}</span>
        </MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {fields.map(({ name, label }) => (
            <MenuItemRadio key={name} name="field" value={name}>
              {label}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};
