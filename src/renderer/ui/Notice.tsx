import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  type MessageBarIntent,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';

interface NoticeProps {
  intent: MessageBarIntent;
  children: ReactNode;
  actions?: ReactNode;
}

/** A message within a page that screen readers say when it appears. */
export const Notice = ({ intent, children, actions }: NoticeProps) => (
  <div role={intent === 'error' ? 'alert' : 'status'}>
    <MessageBar intent={intent}>
      <MessageBarBody>{children}</MessageBarBody>
      {actions && <MessageBarActions>{actions}</MessageBarActions>}
    </MessageBar>
  </div>
);
