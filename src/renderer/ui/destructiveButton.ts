import { tokens } from '@fluentui/react-components';

const text = { color: tokens.colorNeutralForegroundOnBrand } as const;

/** The button of a dialog that takes something away: red instead of the accent colour of what saves. */
export const destructiveButton = {
  backgroundColor: tokens.colorStatusDangerBackground3,
  ...text,
  ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover, ...text },
  ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed, ...text },
} as const;
