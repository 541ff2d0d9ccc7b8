import { Button, type ButtonProps, makeStyles, Tooltip } from '@fluentui/react-components';

type ToolButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & {
  label: string;
  /** Said in the tooltip after the label: a key that does the same. */
  shortcut?: string;
  /** Its name stands beside the drawing where the bar around it (a container named `tools`) has room. */
  hasWords?: boolean;
};

const useStyles = makeStyles({
  words: {
    display: 'none',
    whiteSpace: 'nowrap',
    '@container tools (min-width: 1080px)': { display: 'inline' },
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
      <Button appearance="subtle" {...(props as ButtonProps)} aria-label={label}>
        {hasWords && <span className={styles.words}>{label}</span>}
      </Button>
    </Tooltip>
  );
};
