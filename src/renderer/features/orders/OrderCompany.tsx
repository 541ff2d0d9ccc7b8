import type { RecordScope } from '../../data/entityCalls.ts';
import { useRecord } from '../../data/useRecord.ts';
import { paths } from '../../paths.ts';
import { PartLink } from './PartLink.tsx';

interface CompanyProps {
  scope: RecordScope;
  id: string;
}

const Company = ({ scope: { country = '' }, id }: CompanyProps) => {
  const { record } = useRecord('companies', { country }, id);
  const name = typeof record?.name === 'string' && record.name !== '' ? record.name : id;
  return <PartLink path={paths.companies.record({ country, id })} name={name} />;
};

/** The company behind an establishment. Orders do not name it; a dash until it is known. */
export const OrderCompany = ({ scope, id }: CompanyProps) => {
  const { record } = useRecord('establishments', scope, id);
  const companyId = record?.companyId;
  return typeof companyId === 'string' && companyId !== '' ? <Company scope={scope} id={companyId} /> : '–';
};
