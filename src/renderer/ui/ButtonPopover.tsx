import { Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

interface ButtonPopoverProps {
  button: ReactElement;
  /** The name of what opens. */
  label: string;
  className: string;
  align?: 'start' | 'end';
  /** Given where more than the button opens or closes it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A button and what opens below it, which keeps the focus until it is closed. */
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
