import {
  Button,
  type ButtonProps,
  makeStyles,
  Tooltip,
  tokens,
  useMergedRefs,
} from '@fluentui/react-components';
import { type Ref, useEffect, useRef, useState } from 'react';
import { type TooltipSide, tooltipSide } from './tooltipSide.ts';

type ToolButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & {
  label: string;
  /** Keyboard shortcut, shown in the tooltip after the label. */
  shortcut?: string;
  /** Shows the label next to the icon if the container named `tools`, `selection` or `header` is wide enough. */
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
    // Page of a window of 1440 px.
    '@container header (min-width: 1120px)': { display: 'inline' },
  },
});

/**
 * Tooltip on the side where it covers no control, if there is one. Hides a tooltip opened by keyboard focus when
 * the pointer moves elsewhere: it may cover the target.
 */
const useTooltip = (text: string) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isVisible, setVisible] = useState(false);
  const [side, setSide] = useState<TooltipSide>('below');
  const show = (visible: boolean): void => {
    if (visible && button.current) setSide(tooltipSide(button.current, text));
    setVisible(visible);
  };
  useEffect(() => {
    if (!isVisible) return;
    const hide = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && button.current?.contains(target))) setVisible(false);
    };
    document.addEventListener('pointermove', hide);
    return () => document.removeEventListener('pointermove', hide);
  }, [isVisible]);
  return { button, isVisible, side, show };
};

export const ToolButton = ({ label, shortcut, hasWords, ref: outer, ...props }: ToolButtonProps) => {
  const styles = useStyles();
  const text = shortcut ? `${label} (${shortcut})` : label;
  const { button, isVisible, side, show } = useTooltip(text);
  const ref = useMergedRefs(button, outer);
  return (
    <Tooltip
      visible={isVisible}
      onVisibleChange={(_event, { visible }) => show(visible)}
      content={text}
      relationship="inaccessible"
      withArrow
      positioning={side}
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
