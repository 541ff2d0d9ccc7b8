import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router';
import { newRecordId } from '#shared/domain/screenPatterns.ts';
import { type PlacedResource, recordPath } from '../placedResource.ts';
import { useRecordScope } from '../useRecordScope.ts';
import { ExistingRecord } from './ExistingRecord.tsx';
import { RecordView } from './RecordView.tsx';

const RecordPage = ({ placed }: { placed: PlacedResource }) => {
  const scope = useRecordScope();
  const { id = newRecordId } = useParams();
  const key = recordPath(placed.screen, scope, id);
  return (
    <Suspense key={key}>
      {id === newRecordId ? (
        <RecordView placed={placed} scope={scope} record={null} />
      ) : (
        <ExistingRecord placed={placed} scope={scope} id={id} />
      )}
    </Suspense>
  );
};

/** The record screen of one entity, as a route wants it; the id `new` makes a new one. */
export const recordPage =
  (placed: PlacedResource): ComponentType =>
  () => <RecordPage placed={placed} />;
