import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '8px 16px', margin: 0 },
  key: {
    padding: '1px 6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
  },
  text: { margin: 0 },
});

const shortcuts = [
  ['← ↑ ↓ →', msg`Move through rows and columns`],
  ['J / K', msg`Next or previous row`],
  ['Enter', msg`Open the record`],
  ['Ctrl+Enter', msg`Open the record in a new window`],
  ['Space', msg`Select the row`],
  ['Shift+↑ / ↓', msg`Select a range of rows`],
  ['Ctrl+A', msg`Select all rows of the page`],
  ['Ctrl+C', msg`Copy the selected rows`],
  ['E', msg`Quick edit`],
  ['P', msg`Peek`],
  ['Ctrl+S', msg`Save the form`],
  ['Alt+PgUp / PgDn', msg`Previous or next record, on its page`],
  ['Delete', msg`Delete the record, or the selected ones`],
  ['/', msg`Search`],
  ['Esc', msg`Clear the selection`],
  ['?', msg`Show these shortcuts`],
] as const;

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  return (
    <Dialog open onOpenChange={(_event, { open }) => open || onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>
            <Trans>Keyboard shortcuts</Trans>
          </DialogTitle>
          <DialogContent>
            <dl className={styles.list}>
              {shortcuts.flatMap(([key, text]) => [
                <dt key={key}>
                  <kbd className={styles.key}>{key}</kbd>
                </dt>,
                <dd key={`${key} text`} className={styles.text}>
                  {i18n._(text)}
                </dd>,
              ])}
            </dl>
          </DialogContent>
          <DialogActions>
            <DialogTrigger disableButtonEnhancement>
              <Button>
                <Trans>Close</Trans>
              </Button>
            </DialogTrigger>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
