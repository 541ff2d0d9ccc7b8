import { Trans, useLingui } from '@lingui/react/macro';
import type { Choices } from '#shared/rules/mergeVersions.ts';
import { ConflictChoices } from '../../resource/form/ConflictDialog.tsx';
import type { HelpConflict } from './mergeHelp.ts';

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
  onAnswer: (choices: Choices | null) => void;
}

export const HelpConflicts = ({ conflicts, onAnswer }: HelpConflictsProps) => {
  const conflictText = useConflictText();
  return (
    <ConflictChoices
      title={<Trans>Another user changed the same help content</Trans>}
      note={<Trans>The app keeps all other changes. Choose which versions to keep here.</Trans>}
      back={<Trans>Back to editing</Trans>}
      conflicts={conflicts.map((conflict) => {
        const { id, before = '' } = conflict;
        return { id, before, side: null, ...conflictText(conflict) };
      })}
      onResolve={onAnswer}
    />
  );
};
