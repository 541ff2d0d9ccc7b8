import {
  Button,
  type ButtonProps,
  makeStyles,
  Tooltip,
  tokens,
  useMergedRefs,
} from '@fluentui/react-components';
import { type Ref, useEffect, useRef, useState } from 'react';

type ToolButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & {
  label: string;
  /** Said in the tooltip after the label: a key that does the same. */
  shortcut?: string;
  /** Its name stands beside the drawing where the bar around it (a container named `tools` or `selection`) has room. */
  hasWords?: boolean;
  ref?: Ref<HTMLButtonElement>;
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

/** A tooltip that came with the focus goes when the pointer is moved elsewhere: it may lie over what is aimed at. */
const useTooltip = () => {
  const button = useRef<HTMLButtonElement>(null);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!isVisible) return;
    const hide = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && button.current?.contains(target))) setVisible(false);
    };
    document.addEventListener('pointermove', hide);
    return () => document.removeEventListener('pointermove', hide);
  }, [isVisible]);
  return { button, isVisible, setVisible };
};

/** A button with a drawing; its name is its tooltip. */
export const ToolButton = ({ label, shortcut, hasWords, ref: outer, ...props }: ToolButtonProps) => {
  const styles = useStyles();
  const { button, isVisible, setVisible } = useTooltip();
  const ref = useMergedRefs(button, outer);
  return (
    <Tooltip
      visible={isVisible}
      onVisibleChange={(_event, { visible }) => setVisible(visible)}
      content={shortcut ? `${label} (${shortcut})` : label}
      relationship="inaccessible"
      withArrow
      positioning="below"
    >
      <Button
        appearance="subtle"
        {...(props as ButtonProps)}
        ref={ref}
        className={hasWords ? styles.button : undefined}
        aria-label={label}
      >
        {hasWords && <span className={styles.words}>{label}</span>}
      </Button>
    </Tooltip>
  );
};
