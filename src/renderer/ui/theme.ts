import {
  type BrandVariants,
  createDarkTheme,
  createLightTheme,
  type Theme,
} from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';

/** Deep teal, the only accent colour. */
const brand: BrandVariants = {
  10: '#001413',
  20: '#02211f',
  30: '#042d2a',
  40: '#063a36',
  50: '#084742',
  60: '#0a544e',
  70: '#0c625b',
  80: '#0e7068',
  90: '#1b7e76',
  100: '#2f8d84',
  110: '#459b93',
  120: '#5caaa2',
  130: '#75b9b2',
  140: '#90c8c2',
  150: '#add7d3',
  160: '#cce7e4',
};

const systemFont = {
  fontFamilyBase:
    "system-ui, 'Segoe UI Variable Text', 'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, 'Noto Sans', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', Consolas, Menlo, 'DejaVu Sans Mono', monospace",
};

/** Limit for animations: the app is used eight hours a day. */
const quickMotion = {
  durationNormal: '140ms',
  durationGentle: '150ms',
  durationSlow: '150ms',
  durationSlower: '150ms',
  durationUltraSlow: '150ms',
};

const ownTokens = { ...systemFont, ...quickMotion };
const darkBase = createDarkTheme(brand);

const lightTheme: Theme = { ...createLightTheme(brand), ...ownTokens };

/** Dark backgrounds need the lighter half of the ramp for readable contrast. */
const darkTheme: Theme = {
  ...darkBase,
  ...ownTokens,
  colorBrandForeground1: brand[130],
  colorBrandForeground2: brand[140],
  colorBrandForegroundLink: brand[130],
  colorBrandForegroundLinkHover: brand[140],
  colorBrandForegroundLinkPressed: brand[120],
  colorBrandForegroundLinkSelected: brand[130],
};

const noDuration = '0.01ms';

const withoutMotion = (theme: Theme): Theme => ({
  ...theme,
  durationUltraFast: noDuration,
  durationFaster: noDuration,
  durationFast: noDuration,
  durationNormal: noDuration,
  durationGentle: noDuration,
  durationSlow: noDuration,
  durationSlower: noDuration,
  durationUltraSlow: noDuration,
});

const stillLightTheme = withoutMotion(lightTheme);
const stillDarkTheme = withoutMotion(darkTheme);

export const themeFor = (isDark: boolean, isStill: boolean): Theme => {
  if (isDark) return isStill ? stillDarkTheme : darkTheme;
  return isStill ? stillLightTheme : lightTheme;
};

export const useThemeChoices = () => {
  const { t } = useLingui();
  return [
    ['system', t`Same as the system`],
    ['light', t`Light`],
    ['dark', t`Dark`],
  ] as const;
};
