import { makeStyles, tokens } from '@fluentui/react-components';
import { Eye16Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import { mask } from '../kinds/personal.ts';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    padding: '0 2px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

interface ShowButtonProps {
  label: string;
  /** In a list, where Tab goes from cell to cell. */
  isCell?: boolean;
  onShow: () => void;
}

/** Stands in place of what nobody is to see in passing. */
export const ShowButton = ({ label, isCell = false, onShow }: ShowButtonProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const name = t`Show: ${label}`;
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={name}
      title={name}
      tabIndex={isCell ? -1 : 0}
      data-act="reveal"
      onClick={onShow}
    >
      {mask}
      <Eye16Regular />
    </button>
  );
};
