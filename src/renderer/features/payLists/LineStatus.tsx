import { useLingui } from '@lingui/react';
import { orderStatusLooks, type StatusLook } from '../../marketplace/orderWords.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';

const looks: Readonly<Record<string, StatusLook>> = orderStatusLooks;

/** What became of an order; a status that this version does not know is shown as it came. */
export const LineStatus = ({ status }: { status: string }) => {
  const { i18n } = useLingui();
  const look = Object.hasOwn(looks, status) ? looks[status] : undefined;
  const text = look ? i18n._(look.label) : status;
  return (
    <span title={text}>
      {look && <StatusDot tone={look.tone} />}
      {text}
    </span>
  );
};
