import { Button, type ButtonProps, makeStyles, Tooltip, tokens } from '@fluentui/react-components';

type ToolButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & {
  label: string;
  /** Said in the tooltip after the label: a key that does the same. */
  shortcut?: string;
  /** Its name stands beside the drawing where the bar around it (a container named `tools` or `selection`) has room. */
  hasWords?: boolean;
};

const useStyles = makeStyles({
  // Without its words a drawing is as wide as the others.
  button: { minWidth: 0, paddingInline: '5px' },
  words: {
    display: 'none',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightRegular,
    '@container tools (min-width: 1040px)': { display: 'inline' },
    '@container selection (min-width: 1500px)': { display: 'inline' },
  },
});

/** A button with a drawing; its name is its tooltip. */
export const ToolButton = ({ label, shortcut, hasWords, ...props }: ToolButtonProps) => {
  const styles = useStyles();
  return (
    <Tooltip
      content={shortcut ? `${label} (${shortcut})` : label}
      relationship="inaccessible"
      withArrow
      positioning="below"
    >
      <Button
        appearance="subtle"
        {...(props as ButtonProps)}
        className={hasWords ? styles.button : undefined}
        aria-label={label}
      >
        {hasWords && <span className={styles.words}>{label}</span>}
      </Button>
    </Tooltip>
  );
};
