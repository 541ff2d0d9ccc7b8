import { Button, Text } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Choices } from '#shared/rules/mergeVersions.ts';
import { ConflictChoice } from '../../resource/form/ConflictDialog.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { defaultSide, type HelpConflict } from './mergeHelp.ts';

const useConflictText = (): ((conflict: HelpConflict) => { label: string; mine: string; theirs: string }) => {
  const { t } = useLingui();
  return ({ about, title: named, mine, theirs }) => {
    const title = named || t`Untitled`;
    const texts = { mine: t`Mine: ${mine}`, theirs: t`Theirs: ${theirs}` };
    switch (about) {
      case 'title':
        return { label: t`Title of “${title}”`, ...texts };
      case 'text':
        return { label: t`Text of “${title}”`, ...texts };
      case 'removedByMe':
        return {
          label: t`You removed “${title}”, which another user changed`,
          mine: t`Mine: remove it, including their changes`,
          theirs: t`Theirs: keep it (${theirs})`,
        };
      case 'removedByThem':
        return {
          label: t`Another user removed “${title}”, which you changed`,
          mine: t`Mine: keep it (${mine})`,
          theirs: t`Theirs: remove it, including my changes`,
        };
    }
  };
};

interface HelpConflictsProps {
  conflicts: readonly HelpConflict[];
  /** `null`: cancel, return to editing without saving. */
  onAnswer: (choices: Choices | null) => void;
}

/** Dialog that asks, conflict by conflict, which version to keep. */
export const HelpConflicts = ({ conflicts, onAnswer }: HelpConflictsProps) => {
  const conflictText = useConflictText();
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(conflicts.map(({ id, about }) => [id, defaultSide(about)])),
  );
  return (
    <DialogFrame
      title={<Trans>Another user changed the same help content</Trans>}
      onClose={() => onAnswer(null)}
      onSubmit={() => onAnswer(choices)}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>
            <Trans>Back to editing</Trans>
          </Button>
          <Button type="submit" appearance="primary">
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Text>
        <Trans>The app keeps all other changes. Choose which versions to keep here.</Trans>
      </Text>
      {conflicts.map((conflict) => {
        const { label, mine, theirs } = conflictText(conflict);
        const { id, before = '' } = conflict;
        return (
          <ConflictChoice
            key={id}
            label={label}
            before={before}
            mine={mine}
            theirs={theirs}
            choice={choices[id]}
            onChoose={(side) => setChoices({ ...choices, [id]: side })}
          />
        );
      })}
    </DialogFrame>
  );
};
