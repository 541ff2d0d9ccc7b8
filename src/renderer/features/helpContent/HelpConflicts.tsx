import { Button, Text } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConflictChoice } from '../../resource/form/ConflictDialog.tsx';
import type { Choices } from '../../resource/form/useWholeEdit.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { defaultSide, type HelpConflict } from './conflictLog.ts';

const useConflictText = (): ((conflict: HelpConflict) => { label: string; mine: string; theirs: string }) => {
  const { t } = useLingui();
  const inside = (title: string): string => (title === '' ? t`at the top level` : t`in “${title}”`);
  return ({ about, key, title: named, mine, theirs }) => {
    const title = named || t`Untitled`;
    const texts = { mine: t`Mine: ${mine}`, theirs: t`Theirs: ${theirs}` };
    switch (about) {
      case 'title':
        return { label: t`Title of “${title}”`, ...texts };
      case 'text':
        return { label: t`Text of “${title}”`, ...texts };
      case 'order':
        return { label: key === null ? t`Order at the top level` : t`Order in “${title}”`, ...texts };
      case 'position': {
        const [my, their] = [inside(mine), inside(theirs)];
        return { label: t`Place of “${title}”`, mine: t`Mine: ${my}`, theirs: t`Theirs: ${their}` };
      }
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
