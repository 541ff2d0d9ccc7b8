import { useLingui } from '@lingui/react/macro';
import type { Row } from '../data/entityCalls.ts';
import { useRecentRecord } from '../stores/recentRecords.ts';
import { maskedRow } from './kinds/personal.ts';
import { useResource } from './resourceContext.tsx';

/** The record whose page this is becomes the first of the recent ones; null: there is none (yet). */
export const useRememberRecord = (record: Row | null): void => {
  const { i18n } = useLingui();
  const { resource, title } = useResource();
  const name = record && resource.nameOf(record);
  useRecentRecord(
    record && {
      name: name ?? '',
      description: `${i18n._(title)} ${record.id.slice(0, 8).toUpperCase()}`,
      isPersonal: name !== resource.nameOf(maskedRow(resource.fields, record)),
    },
  );
};
