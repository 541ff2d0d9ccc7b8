import { useLingui } from '@lingui/react/macro';

/** How a file can be written; only what the server sends can also stay as it is. */
export const useProfileChoices = () => {
  const { t } = useLingui();
  const ours = [
    ['standard', t`Standard CSV: commas, formulas made harmless`],
    ['excel', t`Excel, my region: semicolons and decimal commas`],
  ] as const;
  return { ours, ofServer: [['raw', t`Raw: exactly what the server sends`], ...ours] as const };
};
