import { Button, makeStyles } from '@fluentui/react-components';
import { PanelRight20Regular, WindowNew20Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Order } from '#shared/api/orders.ts';
import type { RecordScope } from '../../data/entityCalls.ts';
import { useRecord } from '../../data/useRecord.ts';
import { courierSource, customerSource, establishmentSource } from '../../marketplace/orderParties.ts';
import { paths } from '../../paths.ts';
import { broughtName, seenText } from '../../resource/kinds/fieldText.ts';
import type { ReferenceSource } from '../../resource/kinds/reference/referenceSource.ts';
import { useResource } from '../../resource/resourceContext.tsx';
import { useIsPrivate } from '../../stores/preferences.ts';
import { openWindow } from '../../ui/openWindow.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { useHasSettled } from '../../ui/useDebounced.ts';
import { type Fact, FactsCard } from './OrderCard.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '2px', minWidth: 0 },
  name: { minWidth: 0, marginRight: 'auto', overflowWrap: 'anywhere' },
});

interface ParticipantLinkProps {
  path: string;
  name: string;
  /** The order's field that leads there: the window beside goes on showing what it leads to. */
  field?: string;
}

/** A link to somebody who takes part, and the two other places where it can be opened. */
const ParticipantLink = ({ path, name, field }: ParticipantLinkProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  // Their names are no tooltips of ours: those would lie over the buttons of the next line.
  const button = (label: string, icon: React.JSX.Element, isBeside: boolean) => (
    <Button
      appearance="subtle"
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      onClick={() => void openWindow(path, isBeside, isBeside ? field : undefined)}
    />
  );
  return (
    <span className={styles.root}>
      <RecordLink to={path} className={styles.name}>
        {name}
      </RecordLink>
      {button(t`In a new window: ${name}`, <WindowNew20Regular />, false)}
      {button(t`Beside: ${name}`, <PanelRight20Regular />, true)}
    </span>
  );
};

const Company = ({ scope: { country = '' }, id }: { scope: RecordScope; id: string }) => {
  const { record } = useRecord('companies', { country }, id);
  const name = typeof record?.name === 'string' && record.name !== '' ? record.name : id;
  return <ParticipantLink path={paths.companies.record({ country, id })} name={name} />;
};

/** The company behind an establishment. Orders do not name it; a dash until it is known. */
const OrderCompany = ({ scope, id }: { scope: RecordScope; id: string }) => {
  const { record } = useRecord('establishments', scope, id);
  const companyId = record?.companyId;
  return typeof companyId === 'string' && companyId !== '' ? <Company scope={scope} id={companyId} /> : '–';
};

type ParticipantField = 'customerId' | 'courierId' | 'establishmentId';

/** Who ordered, who brings it, who made it. */
export const OrderPeople = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  const { resource, scope } = useResource();
  const isPrivate = useIsPrivate();
  const [drawn] = useState({});
  // An order does not name the company: two more questions, asked when everything else stands on the screen.
  const canAskMore = useHasSettled(drawn);
  const link = (field: ParticipantField, { pathOf }: ReferenceSource): ReactNode => {
    const id = order[field];
    const named = resource.fields[field];
    if (!id) return null;
    const said = (named && broughtName(order, named)) || id;
    const name = named ? seenText(named, said, isPrivate) : said;
    return pathOf ? <ParticipantLink path={pathOf(scope, id)} name={name} field={field} /> : name;
  };
  const { establishmentId } = order;
  const facts: Fact[] = [
    { field: 'customerId', label: t`Customer`, value: link('customerId', customerSource) },
    { field: 'courierId', label: t`Courier`, value: link('courierId', courierSource) },
    {
      field: 'establishmentId',
      label: t`Establishment`,
      value: link('establishmentId', establishmentSource),
    },
    {
      field: 'establishmentName',
      label: t`Company`,
      value: establishmentId && canAskMore ? <OrderCompany scope={scope} id={establishmentId} /> : null,
    },
  ];
  return <FactsCard title={t`Who`} order={order} facts={facts} />;
};
