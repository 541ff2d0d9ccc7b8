import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Skeleton,
  SkeletonItem,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { Row } from '../../data/entityCalls.ts';
import { useRecord } from '../../data/useRecord.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { systemSection } from '../record/systemSection.ts';
import { useResource } from '../resourceContext.tsx';
import { FormSections } from './FormSections.tsx';
import { formValues } from './formValues.ts';
import type { FormValues } from './useRecordForm.ts';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(75vw, 960px)' },
  content: { paddingBlock: '4px' },
});

const ViewedFields = ({ record }: { record: Row }) => {
  const { resource, scope } = useResource();
  const { control } = useForm<FormValues>({ values: formValues(resource, record) });
  return (
    <FormSections
      fields={resource.fields}
      sections={[...resource.sections, systemSection]}
      record={record}
      control={control}
      scope={scope}
      isReadOnly
    />
  );
};

/** A record to look at, over the list. */
export const QuickView = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { resource, scope } = useResource();
  const { t } = useLingui();
  const styles = useStyles();
  const { record, error, reload } = useRecord(resource.entity, scope, id);
  return (
    <Dialog open onOpenChange={(_event, { open }) => open || onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle
            action={
              <Button
                appearance="subtle"
                aria-label={t`Close`}
                icon={<Dismiss20Regular />}
                onClick={onClose}
              />
            }
          >
            {record ? resource.nameOf(record) : t`Loading…`}
          </DialogTitle>
          <DialogContent className={styles.content}>
            {error && <ErrorNotice error={error} onRetry={reload} />}
            {record && <ViewedFields record={record} />}
            {!record && !error && (
              <Skeleton aria-label={t`Loading…`}>
                <SkeletonItem size={96} />
              </Skeleton>
            )}
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
