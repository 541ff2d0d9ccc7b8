import { Button } from '@fluentui/react-components';
import { Play16Regular } from '@fluentui/react-icons/svg/play';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { mayChange, type RecordContentProps } from '../../resource/define/resource.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { resumeStop } from '../../ui/resumeStop.ts';

/** Lets a stopped establishment take orders again, at the place to which a reminder leads. */
export const ResumeButton = ({ record }: RecordContentProps) => {
  const { resource, scope, can } = useResource();
  const [isBusy, setBusy] = useState(false);
  if (!mayChange(can)) return null;
  const resume = async (): Promise<void> => {
    const { country = '', city = '' } = scope;
    setBusy(true);
    await resumeStop({ country, city, id: record.id }, resource.nameOf(record));
    setBusy(false);
  };
  return (
    <Button size="small" icon={<Play16Regular />} disabledFocusable={isBusy} onClick={() => void resume()}>
      <Trans context="establishment">Resume</Trans>
    </Button>
  );
};
