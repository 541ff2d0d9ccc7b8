import { Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

interface ButtonPopoverProps {
  button: ReactElement;
  label: string;
  className: string;
  align?: 'start' | 'end';
  /** Set to control the popover from outside. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Button with a popover below it that traps the focus. */
export const ButtonPopover = (props: ButtonPopoverProps) => {
  const { button, label, className, align = 'start', isOpen, onOpenChange, children } = props;
  return (
    <Popover
      {...(isOpen === undefined ? {} : { open: isOpen })}
      onOpenChange={(_event, { open }) => onOpenChange?.(open)}
      trapFocus
      positioning={`below-${align}`}
    >
      <PopoverTrigger disableButtonEnhancement>{button}</PopoverTrigger>
      <PopoverSurface className={className} aria-label={label}>
        {children}
      </PopoverSurface>
    </Popover>
  );
};
