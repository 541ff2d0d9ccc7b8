import { Button } from '@fluentui/react-components';
import { Play16Regular } from '@fluentui/react-icons/svg/play';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mayChange, type RecordContentProps } from '../../resource/define/resource.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { changeAtOnce } from '../../resource/form/changeAtOnce.ts';

/** Lets a stopped establishment take orders again, at the place to which a reminder leads. */
export const ResumeButton = ({ record }: RecordContentProps) => {
  const { resource, scope, can } = useResource();
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  if (!mayChange(can)) return null;
  const resume = async (): Promise<void> => {
    const name = resource.nameOf(record);
    const change = { name, row: record, scope, values: { isStopped: false } };
    setBusy(true);
    await changeAtOnce('establishments', change, t`${name}: takes orders again`);
    setBusy(false);
  };
  return (
    <Button size="small" icon={<Play16Regular />} disabledFocusable={isBusy} onClick={() => void resume()}>
      <Trans context="establishment">Resume</Trans>
    </Button>
  );
};
