import type { RecordContentProps } from '../../resource/define/resource.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { CustomerSheet } from './CustomerSheet.tsx';

/** Call sheet at the top of a customer's page. */
export const CustomerLead = ({ record }: RecordContentProps) => (
  <CustomerSheet customer={record} scope={useResource().scope} />
);
