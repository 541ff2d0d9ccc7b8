import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router';
import { newRecordId } from '#shared/domain/screenPatterns.ts';
import { listPath, recordPath } from '../../paths.ts';
import { useInputs } from '../form/formFields.ts';
import type { DeclaredResource } from '../resource.ts';
import { ResourceProvider, useResource } from '../resourceContext.tsx';
import { ExistingRecord } from './ExistingRecord.tsx';
import { NoRecord } from './NoRecord.tsx';
import { RecordView } from './RecordView.tsx';

const NewRecord = () => useInputs(useResource().resource.fields) && <RecordView record={null} />;

const RecordPage = () => {
  const { resource, scope } = useResource();
  const { t } = useLingui();
  const { id = newRecordId } = useParams();
  const { can } = resource;
  if (can.page === 'none') return <Navigate to={listPath(resource.entity, scope)} replace />;
  if (id === newRecordId && !can.create) {
    return <NoRecord title={t`Not found`} text={t`Nothing new can be made here.`} />;
  }
  const key = recordPath(resource.entity, scope, id);
  return id === newRecordId ? <NewRecord key={key} /> : <ExistingRecord key={key} id={id} />;
};

/** The record screen of one entity, as a route wants it; the id `new` makes a new one. */
export const recordPage =
  (resource: DeclaredResource): ComponentType =>
  () => (
    <ResourceProvider resource={resource}>
      <RecordPage />
    </ResourceProvider>
  );
