import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { Row } from '../../data/entityCalls.ts';
import { useCopyText } from '../../ui/CopyButton.tsx';
import { LinkMenuList } from '../../ui/RecordLink.tsx';
import type { RowButton } from '../table/gridModel.ts';

export interface RowMenuState {
  row: Row;
  /** Path of the link under the pointer, if it does not lead to the row's record. */
  link: string | null;
  /** Text of the cell under the pointer. */
  text: string;
  /** Filters the list by the value of that cell. `null`: not useful for this field. */
  only: { label: string; apply: () => void } | null;
  x: number;
  y: number;
}

interface RowMenuProps {
  state: RowMenuState;
  buttons: readonly RowButton[];
  /** Records have pages that can open in a window. */
  hasPage: boolean;
  onCommand: (command: string, row: Row) => void;
  onClose: () => void;
}

export const RowMenu = (props: RowMenuProps) => {
  const { state, buttons, hasPage, onCommand, onClose } = props;
  const { row, link, text, only, x, y } = state;
  const copy = useCopyText();
  const target = { getBoundingClientRect: () => DOMRect.fromRect({ x, y, width: 0, height: 0 }) };
  const item = ({ name, label }: RowButton) => (
    <MenuItem key={name} onClick={() => onCommand(name, row)}>
      {label}
    </MenuItem>
  );
  const shown = buttons.filter(({ isShown }) => isShown(row));
  const narrowing = ({ label, apply }: NonNullable<RowMenuState['only']>) => (
    <MenuItem onClick={apply}>
      <Trans>
        Only {label}: {text}
      </Trans>
    </MenuItem>
  );
  return (
    <Menu
      open
      positioning={{ target, position: 'below', align: 'start' }}
      onOpenChange={(_event, { open }) => open || onClose()}
    >
      <MenuPopover>
        {link === null ? (
          <MenuList>
            {shown.filter(({ isDestructive }) => !isDestructive).map(item)}
            {hasPage && (
              <MenuItem onClick={() => onCommand('openWindow', row)}>
                <Trans>Open in new window</Trans>
              </MenuItem>
            )}
            {hasPage && (
              <MenuItem onClick={() => onCommand('openSideBySide', row)}>
                <Trans>Open side by side</Trans>
              </MenuItem>
            )}
            <MenuItem onClick={() => onCommand('peek', row)}>
              <Trans>Peek</Trans>
            </MenuItem>
            {only && narrowing(only)}
            {text !== '' && (
              <MenuItem onClick={() => void copy(text)}>
                <Trans>Copy text</Trans>
              </MenuItem>
            )}
            <MenuItem onClick={() => onCommand('copyId', row)}>
              <Trans>Copy ID</Trans>
            </MenuItem>
            <MenuItem onClick={() => onCommand('copyLink', row)}>
              <Trans>Copy link</Trans>
            </MenuItem>
            {shown.some(({ isDestructive }) => isDestructive) && <MenuDivider />}
            {shown.filter(({ isDestructive }) => isDestructive).map(item)}
          </MenuList>
        ) : (
          <LinkMenuList path={link}>{only && narrowing(only)}</LinkMenuList>
        )}
      </MenuPopover>
    </Menu>
  );
};
