import { Button, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Handover } from '#shared/ipc/handoverRoutes.ts';
import { request } from '../../ipc/bridge.ts';
import { useUser } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { problemText } from '../../ui/exportWords.ts';
import { showError } from '../../ui/showError.ts';
import { HandoverDialog } from './HandoverDialog.tsx';
import {
  applyHandover,
  collectHandover,
  type PartName,
  type Preview,
  previewHandover,
  type TitleOf,
} from './handoverParts.ts';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const useStyles = makeStyles({ buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

interface Offered {
  file: Handover;
  preview: Preview;
}

/** File with the user's views, columns, texts, templates and workspaces, for a colleague or another computer. */
export const HandoverSettings = ({ titleOf }: { titleOf: TitleOf }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const user = useUser();
  const [offered, setOffered] = useState<Offered | null>(null);
  if (!user) return null;

  const save = async (): Promise<void> => {
    const result = await request('exports.saveHandover', collectHandover(user.id));
    if (!result.ok) return showError(i18n, result.error);
    if (!result.data) return;
    const { fileName, problem } = result.data;
    if (problem)
      return void showToast({ intent: 'error', text: problemText({ problem, message: '' }, i18n) });
    const run = (): void => void request('exports.revealPage', undefined);
    showToast({ intent: 'success', text: t`${fileName} saved`, action: { label: t`Show in folder`, run } });
  };

  const read = async (): Promise<void> => {
    const [result, workspaces] = await Promise.all([
      request('handover.read', undefined),
      request('workspaces.read', undefined),
    ]);
    if (!result.ok) return showError(i18n, result.error);
    if (!result.data) return;
    const own = (workspaces.ok ? workspaces.data : null) ?? [];
    setOffered({ file: result.data, preview: previewHandover(result.data, collectHandover(user.id), own) });
  };

  const apply = async ({ file }: Offered, chosen: ReadonlySet<PartName>): Promise<void> => {
    setOffered(null);
    applyHandover(file, chosen, user.id);
    if (chosen.has('workspaces')) {
      const { workspaces } = file;
      const added = await request('handover.addWorkspaces', { workspaces });
      if (!added.ok) return showError(i18n, added.error);
    }
    showToast({ intent: 'success', text: t`Imported. Lists show it when you open them.` });
  };

  return (
    <SettingsSection id="handover">
      <SettingItem id="handover" hasOwnLabel>
        {() => (
          <div className={styles.buttons}>
            <Button onClick={() => void save()}>
              <Trans>Save to a file…</Trans>
            </Button>
            <Button onClick={() => void read()}>
              <Trans>Import from a file…</Trans>
            </Button>
          </div>
        )}
      </SettingItem>
      {offered && (
        <HandoverDialog
          {...offered}
          titleOf={titleOf}
          onApply={(chosen) => void apply(offered, chosen)}
          onClose={() => setOffered(null)}
        />
      )}
    </SettingsSection>
  );
};
