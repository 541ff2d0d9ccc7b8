import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular, ArrowUp16Regular } from '@fluentui/react-icons';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { useResource } from '../resourceContext.tsx';
import { useListContext } from './useListController.tsx';

const useStyles = makeStyles({
  // The offer is as wide as its text: it stands in room that is empty otherwise, so that nothing moves when it comes.
  root: { display: 'flex', flexGrow: 1, justifyContent: 'center', minWidth: 0 },
  pill: {
    minWidth: 0,
    borderRadius: tokens.borderRadiusCircular,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

const newRecords = (count: number) => msg`${plural(count, { one: '# new record', other: '# new records' })}`;

/** Rows that came by themselves wait here until the person asks for them: by this button, or by N. */
export const NewRows = ({ onShow }: { onShow: () => void }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { newRows = newRecords } = useResource().resource;
  const { waiting, areElsewhere } = useListContext().shown;
  const words = i18n._(newRows(waiting));
  useDocumentKeys((event) => {
    if (waiting === 0 || event.code !== 'KeyN' || event.shiftKey || !isPlainKey(event)) return;
    event.preventDefault();
    onShow();
  });
  return (
    <div className={styles.root} role="status">
      {waiting > 0 && (
        <Button
          className={styles.pill}
          appearance="primary"
          size="small"
          icon={areElsewhere ? <ArrowClockwise16Regular /> : <ArrowUp16Regular />}
          title={`${areElsewhere ? t`Reload` : t`Show them`} (N)`}
          onClick={onShow}
        >
          {areElsewhere ? t`${words} on other pages` : words}
        </Button>
      )}
    </div>
  );
};
