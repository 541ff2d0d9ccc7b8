import { Button, type ButtonProps, Tooltip } from '@fluentui/react-components';

type ToolButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & {
  label: string;
  /** Said in the tooltip after the label: a key that does the same. */
  shortcut?: string;
};

/** A button with a drawing; its name is its tooltip. */
export const ToolButton = ({ label, shortcut, ...props }: ToolButtonProps) => (
  <Tooltip
    content={shortcut ? `${label} (${shortcut})` : label}
    relationship="inaccessible"
    withArrow
    positioning="below"
  >
    <Button appearance="subtle" {...(props as ButtonProps)} aria-label={label} />
  </Tooltip>
);
