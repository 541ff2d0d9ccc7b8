import { makeStyles, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { shortcuts } from './shortcuts.ts';

const useStyles = makeStyles({
  // Two columns if they fit, so that all shortcuts are visible at once.
  list: { columnWidth: '320px', columnGap: '32px', margin: 0 },
  shortcut: {
    display: 'grid',
    gridTemplateColumns: '152px 1fr',
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '28px',
    paddingBlock: '1px',
    boxSizing: 'border-box',
    breakInside: 'avoid',
  },
  keys: { display: 'flex', gap: '4px', whiteSpace: 'nowrap' },
  key: {
    minWidth: '20px',
    padding: '1px 6px',
    textAlign: 'center',
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  does: { margin: 0 },
});

export const ShortcutList = () => {
  const { i18n } = useLingui();
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {shortcuts.map(({ keys, does }) => (
        <div key={i18n._(does)} className={styles.shortcut}>
          <dt className={styles.keys}>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd className={styles.does}>{i18n._(does)}</dd>
        </div>
      ))}
    </dl>
  );
};
