import { type GriffelStyle, tokens } from '@fluentui/react-components';

export const maxStars = 5;

/** Three of five stars, mixed for contrast on a hovered row of the dark theme. */
const fair = `color-mix(in srgb, ${tokens.colorStatusWarningForeground3} 88%, ${tokens.colorNeutralForeground1})`;

/** Colours of stars by their number, strongest for low ones. */
export const starStyles = {
  lowRating: { color: tokens.colorStatusDangerForeground3 },
  fairRating: { color: fair },
  goodRating: { color: tokens.colorPaletteMarigoldForeground2 },
} satisfies Record<string, GriffelStyle>;

interface Stars {
  drawn: string;
  style: keyof typeof starStyles;
}

export const starsOf = (value: unknown): Stars => {
  const stars = Math.max(0, Math.min(maxStars, Math.round(Number(value)) || 0));
  const style = stars < 3 ? 'lowRating' : stars === 3 ? 'fairRating' : 'goodRating';
  return { drawn: '★'.repeat(stars).padEnd(maxStars, '☆'), style };
};
