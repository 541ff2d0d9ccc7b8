import { useLingui } from '@lingui/react/macro';

/** The themes with their names. */
export const useThemeChoices = () => {
  const { t } = useLingui();
  return [
    ['system', t`Same as the system`],
    ['light', t`Light`],
    ['dark', t`Dark`],
  ] as const;
};
