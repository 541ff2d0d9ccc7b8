import { tokens } from '@fluentui/react-components';

const text = { color: tokens.colorNeutralForegroundOnBrand } as const;

/** Primary button of destructive dialogs: red instead of the accent colour. */
export const destructiveButton = {
  backgroundColor: tokens.colorStatusDangerBackground3,
  ...text,
  ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover, ...text },
  ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed, ...text },
} as const;
