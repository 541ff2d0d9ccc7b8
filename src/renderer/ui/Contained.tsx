import { Component, type ReactNode } from 'react';
import { reportError } from '../ipc/reportError.ts';

interface ContainedProps {
  /** The rendered value; a new one resets the error. */
  of: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface ContainedState {
  of: unknown;
  hasFailed: boolean;
}

/**
 * Error boundary around one of many records: a record that fails to
 * render breaks neither the others nor the page.
 */
export class Contained extends Component<ContainedProps, ContainedState> {
  override state: ContainedState = { of: this.props.of, hasFailed: false };

  static getDerivedStateFromError = (): Partial<ContainedState> => ({ hasFailed: true });

  static getDerivedStateFromProps = ({ of }: ContainedProps, state: ContainedState): ContainedState | null =>
    of === state.of ? null : { of, hasFailed: false };

  override componentDidCatch = (cause: unknown): void => reportError(cause);

  override render = (): ReactNode => (this.state.hasFailed ? this.props.fallback : this.props.children);
}
