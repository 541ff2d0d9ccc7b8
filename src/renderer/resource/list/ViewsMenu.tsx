import { Button, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Bookmark20Regular } from '@fluentui/react-icons/svg/bookmark';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Pin20Filled, Pin20Regular } from '@fluentui/react-icons/svg/pin';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { putBack } from '../../stores/serverStorage.ts';
import { offerUndo } from '../../stores/undo.ts';
import { ButtonPopover } from '../../ui/ButtonPopover.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useSaveKey } from '../../ui/useDocumentKeys.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import {
  cleanName,
  maxViewName,
  removeView,
  renameView,
  type SavedView,
  saveView,
  toggleDefault,
} from '../define/savedViews.ts';
import type { ListViews } from './ViewTabs.tsx';

const useStyles = makeStyles({
  surface: { display: 'flex', flexDirection: 'column', gap: '8px', width: '300px', padding: '12px' },
  list: { margin: 0, padding: 0, listStyleType: 'none', maxHeight: '260px', overflow: 'auto' },
  item: { display: 'flex', alignItems: 'center', gap: '2px' },
  name: {
    flexGrow: 1,
    minWidth: 0,
    justifyContent: 'flex-start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  empty: { color: tokens.colorNeutralForeground2 },
  form: { display: 'flex', gap: '8px' },
  input: { flexGrow: 1, minWidth: 0 },
});

interface ViewsMenuProps extends ListViews {
  onName: (name: string | null) => void;
}

/** Name field: saves the current state of the list, or renames a view. */
const useViewName = ({ views, change, shown, active, onName }: ViewsMenuProps) => {
  const [name, setName] = useState('');
  const [renamed, setRenamed] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const save = (): void => {
    const next = cleanName(name);
    if (next === '') return;
    change((stored) =>
      renamed === null ? saveView(stored, { ...shown, name }) : renameView(stored, renamed, name),
    );
    const isTaken = views.some((view) => view.name === next);
    if (renamed === null || (renamed === active && !isTaken)) onName(next);
    setName('');
    setRenamed(null);
  };
  useSaveKey(() => input.current?.form ?? null, save);
  const rename = (view: string): void => {
    setRenamed(view);
    setName(view);
    input.current?.focus();
  };
  return { name, setName, isRename: renamed !== null, input, save, rename };
};

const ViewNameForm = ({ name, setName, isRename, input, save }: ReturnType<typeof useViewName>) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Input
        className={styles.input}
        input={{ ref: input }}
        size="small"
        value={name}
        maxLength={maxViewName}
        aria-label={t`View name`}
        placeholder={t`View name`}
        onChange={(_event, { value }) => setName(value)}
      />
      <Button size="small" type="submit" appearance="primary" disabledFocusable={cleanName(name) === ''}>
        {isRename ? <Trans>Rename</Trans> : <Trans>Save view</Trans>}
      </Button>
    </form>
  );
};

interface ViewItemProps {
  view: SavedView;
  onShow: () => void;
  onPin: () => void;
  onRename: () => void;
  onRemove: () => void;
}

const ViewItem = ({ view, onShow, onPin, onRename, onRemove }: ViewItemProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { isDefault = false } = view;
  const tool = (label: string, icon: React.JSX.Element, onClick: () => void, isOn?: boolean) => (
    <ToolButton size="small" label={label} aria-pressed={isOn} icon={icon} onClick={onClick} />
  );
  return (
    <li className={styles.item}>
      <Button appearance="subtle" className={styles.name} onClick={onShow}>
        {view.name}
      </Button>
      {tool(t`Start with ${view.name}`, isDefault ? <Pin20Filled /> : <Pin20Regular />, onPin, isDefault)}
      {tool(t`Rename ${view.name}`, <Edit20Regular />, onRename)}
      {tool(t`Delete ${view.name}`, <Delete20Regular />, onRemove)}
    </li>
  );
};

export const ViewsMenu = (props: ViewsMenuProps) => {
  const { views, change, active, onShow, onName } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const label = useRef<HTMLSpanElement>(null);
  const field = useViewName(props);
  const { restore } = useStableActions({
    restore: (view: SavedView, index: number, wasActive: boolean) => {
      change((stored) => putBack(stored, view, index));
      // Skip if the user has moved on to another list or view.
      if (wasActive && active === null && label.current) onName(view.name);
    },
  });
  const remove = (view: SavedView): void => {
    const { name } = view;
    const isActive = name === active;
    change((stored) => removeView(stored, name));
    if (isActive) onName(null);
    // The button is gone; without a focus inside, Escape would not close the popover.
    field.input.current?.focus();
    const index = views.indexOf(view);
    offerUndo(t`${name} deleted`, async () => restore(view, index, isActive));
  };

  return (
    <ButtonPopover
      button={
        <Button appearance="subtle" icon={<Bookmark20Regular />}>
          <span ref={label}>
            <Trans>Views</Trans>
          </span>
        </Button>
      }
      label={t`Views`}
      className={styles.surface}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      {views.length === 0 && (
        <Text className={styles.empty}>
          <Trans>Save filters, sort order and columns under a name.</Trans>
        </Text>
      )}
      <ul className={styles.list}>
        {views.map((view) => (
          <ViewItem
            key={view.name}
            view={view}
            onShow={() => {
              onShow(view);
              setIsOpen(false);
            }}
            onPin={() => change((stored) => toggleDefault(stored, view.name))}
            onRename={() => field.rename(view.name)}
            onRemove={() => remove(view)}
          />
        ))}
      </ul>
      <ViewNameForm {...field} />
    </ButtonPopover>
  );
};
