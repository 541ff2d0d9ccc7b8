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
  type ChangeViews,
  cleanName,
  maxViewName,
  removeView,
  renameView,
  type SavedView,
  saveView,
  toggleDefault,
} from '../define/savedViews.ts';

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

interface ViewsMenuProps {
  views: readonly SavedView[];
  change: ChangeViews;
  /** Current state of the list. */
  shown: Omit<SavedView, 'name'>;
  active: string | null;
  onShow: (view: SavedView) => void;
  onName: (name: string | null) => void;
}

export const ViewsMenu = ({ views, change, shown, active, onShow, onName }: ViewsMenuProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [renamed, setRenamed] = useState<string | null>(null);
  const label = useRef<HTMLSpanElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);

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

  useSaveKey(() => nameInput.current?.form ?? null, save);
  const { restore } = useStableActions({
    restore: (view: SavedView, index: number, wasActive: boolean) => {
      change((stored) => putBack(stored, view, index));
      // Skip if the user has moved on to another list or view.
      if (wasActive && active === null && label.current) onName(view.name);
    },
  });
  const remove = (view: SavedView): void => {
    const isActive = view.name === active;
    change((stored) => removeView(stored, view.name));
    if (isActive) onName(null);
    // The button is gone; without a focus inside, Escape would not close the popover.
    nameInput.current?.focus();
    const index = views.indexOf(view);
    const { name } = view;
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
          <li key={view.name} className={styles.item}>
            <Button
              appearance="subtle"
              className={styles.name}
              onClick={() => {
                onShow(view);
                setIsOpen(false);
              }}
            >
              {view.name}
            </Button>
            <ToolButton
              size="small"
              label={t`Start with ${view.name}`}
              aria-pressed={view.isDefault === true}
              icon={view.isDefault ? <Pin20Filled /> : <Pin20Regular />}
              onClick={() => change((stored) => toggleDefault(stored, view.name))}
            />
            <ToolButton
              size="small"
              label={t`Rename ${view.name}`}
              icon={<Edit20Regular />}
              onClick={() => {
                setRenamed(view.name);
                setName(view.name);
                nameInput.current?.focus();
              }}
            />
            <ToolButton
              size="small"
              label={t`Delete ${view.name}`}
              icon={<Delete20Regular />}
              onClick={() => remove(view)}
            />
          </li>
        ))}
      </ul>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Input
          className={styles.input}
          input={{ ref: nameInput }}
          size="small"
          value={name}
          maxLength={maxViewName}
          aria-label={t`View name`}
          placeholder={t`View name`}
          onChange={(_event, { value }) => setName(value)}
        />
        <Button size="small" type="submit" appearance="primary" disabledFocusable={cleanName(name) === ''}>
          {renamed === null ? <Trans>Save view</Trans> : <Trans>Rename</Trans>}
        </Button>
      </form>
    </ButtonPopover>
  );
};
