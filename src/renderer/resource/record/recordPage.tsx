import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router';
import { newRecordId } from '#shared/domain/screenPatterns.ts';
import { type PlacedResource, recordPath } from '../placedResource.ts';
import { ResourceProvider, useResource } from '../resourceContext.tsx';
import { ExistingRecord } from './ExistingRecord.tsx';
import { RecordView } from './RecordView.tsx';

const RecordPage = () => {
  const { screen, scope } = useResource();
  const { id = newRecordId } = useParams();
  const key = recordPath(screen, scope, id);
  return (
    <Suspense key={key}>
      {id === newRecordId ? <RecordView record={null} /> : <ExistingRecord id={id} />}
    </Suspense>
  );
};

/** The record screen of one entity, as a route wants it; the id `new` makes a new one. */
export const recordPage =
  (placed: PlacedResource): ComponentType =>
  () => (
    <ResourceProvider placed={placed}>
      <RecordPage />
    </ResourceProvider>
  );
