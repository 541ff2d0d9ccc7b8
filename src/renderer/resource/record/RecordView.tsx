import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Row } from '../../data/entityCalls.ts';
import { listPath, recordPath } from '../../paths.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Lazy } from '../../ui/lazyComponent.tsx';
import { type RecordContentProps, titleOf } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { systemSection } from '../form/FormSections.tsx';
import { useArrivalFocus } from '../form/formKeyboard.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';
import { RecordFrame } from './RecordFrame.tsx';

/** Related records. Each loads independently. */
const RecordPanels = ({ record }: RecordContentProps) => {
  const { panels = {} } = useResource().resource.slots;
  return Object.entries(panels).map(([name, panel]) => (
    <Lazy key={name} of={panel} given={{ record }} until={<Loading />} />
  ));
};

interface RecordViewProps {
  /** `null`: a new record. */
  record: Row | null;
  /** Record on the server, as far as this window knows. */
  latest?: Row;
  isGone?: boolean;
}

export const RecordView = ({ record, latest, isGone = false }: RecordViewProps) => {
  const { resource, scope, can } = useResource();
  const { lead, panels } = resource.slots;
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const sections = useMemo(
    () => (record ? [...resource.sections, systemSection] : resource.sections),
    [resource, record],
  );
  const title = titleOf(resource, latest ?? null, i18n);
  const canEdit = record === null || can.page === 'edit';
  const list = listPath(resource.entity, scope);

  const form = useRecordForm({
    resource,
    scope,
    record,
    names: resource.bodyFields,
    onSaved: (id) => {
      if (record || form.guard.isLeaving()) return;
      void navigate(id === null ? list : recordPath(resource.entity, scope, id), { replace: true });
    },
  });
  useArrivalFocus(form.formRef, record === null);

  return (
    <RecordFrame title={title} record={latest ?? record} isGone={isGone} onLeave={form.guard.release}>
      {(isLeaving) => (
        <RecordForm
          form={form}
          sections={sections}
          latest={latest}
          isReadOnly={!canEdit || isLeaving}
          label={title}
          lead={latest && lead && <Lazy of={lead} given={{ record: latest }} />}
          panels={latest && panels && <RecordPanels record={latest} />}
        />
      )}
    </RecordFrame>
  );
};
