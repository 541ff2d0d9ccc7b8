import { Component, type ReactNode } from 'react';
import { reportError } from '../ipc/reportError.ts';

interface ContainedProps {
  /** What is drawn; a newer version of it is tried again. */
  of: unknown;
  /** Stands where drawing it failed. */
  fallback: ReactNode;
  children: ReactNode;
}

interface ContainedState {
  of: unknown;
  hasFailed: boolean;
}

/** An error boundary around one of many: a record that cannot be drawn takes neither its neighbours nor its page away. */
export class Contained extends Component<ContainedProps, ContainedState> {
  override state: ContainedState = { of: this.props.of, hasFailed: false };

  static getDerivedStateFromError = (): Partial<ContainedState> => ({ hasFailed: true });

  static getDerivedStateFromProps = ({ of }: ContainedProps, state: ContainedState): ContainedState | null =>
    of === state.of ? null : { of, hasFailed: false };

  override componentDidCatch = (cause: unknown): void => reportError(cause);

  override render = (): ReactNode => (this.state.hasFailed ? this.props.fallback : this.props.children);
}
