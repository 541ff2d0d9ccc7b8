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
  /** Keyboard shortcut, shown in the tooltip after the label. */
  shortcut?: string;
  /** Shows the label next to the icon if the container named `tools` or `selection` is wide enough. */
  hasWords?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

const useStyles = makeStyles({
  // Icon-only buttons all have the same width.
  button: { minWidth: 0, paddingInline: '5px' },
  words: {
    display: 'none',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightRegular,
    '@container tools (min-width: 1040px)': { display: 'inline' },
    '@container selection (min-width: 1500px)': { display: 'inline' },
  },
});

/** Hides a tooltip opened by keyboard focus when the pointer moves elsewhere: it may cover the target. */
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
