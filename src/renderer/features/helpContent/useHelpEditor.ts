import { useRef, useState } from 'react';
import type { HelpContent } from '#shared/api/staff.ts';
import type { Choices } from '#shared/rules/mergeVersions.ts';
import { call } from '../../ipc/bridge.ts';
import type { WholeEditRules } from '../../resource/form/saveWhole.ts';
import { useWholeEdit } from '../../resource/form/useWholeEdit.ts';
import { type Refusal, refusedEntries } from './HelpFailureBanner.tsx';
import { type HelpEntries, isSameTree, readsTheSame, toContent, toEntries } from './helpTree.ts';
import { type HelpConflict, mergeHelp } from './mergeHelp.ts';

export type Audience = 'customer' | 'courier';

const rules: WholeEditRules<HelpEntries, HelpContent, HelpConflict> = {
  toEdit: toEntries,
  toBody: toContent,
  isSame: isSameTree,
  merge: mergeHelp,
  isPreserved: (versions) =>
    [versions.mine, mergeHelp(versions, {}).edit].some((mine) => readsTheSame(mine, versions.theirs)),
};

interface OpenConflicts {
  conflicts: readonly HelpConflict[];
  answer: (choices: Choices | null) => void;
}

export const useHelpEditor = (country: string, audience: Audience, name: string) => {
  const [openConflicts, setOpenConflicts] = useState<OpenConflicts | null>(null);
  const refused = useRef<readonly Refusal[]>([]);
  const isForCustomers = audience === 'customer';
  const editor = useWholeEdit(rules, {
    name,
    queryKey: ['records', 'helpContent', 'record', { country }, audience],
    draftKey: `helpContent ${country} ${audience}`,
    read: (how) =>
      call(isForCustomers ? 'helpContent.readCustomer' : 'helpContent.readCourier', { country }, how),
    write: async (body) => {
      const result = await call(
        isForCustomers ? 'helpContent.updateCustomer' : 'helpContent.updateCourier',
        { country },
        { body },
      );
      refused.current = result.ok ? [] : refusedEntries(body, result.error);
      return result;
    },
    ask: (conflicts) =>
      new Promise((resolve) => {
        const answer = (choices: Choices | null): void => {
          setOpenConflicts(null);
          resolve(choices);
        };
        setOpenConflicts({ conflicts, answer });
      }),
  });
  return { ...editor, openConflicts, refusedLast: () => refused.current };
};
