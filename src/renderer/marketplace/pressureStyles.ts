import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircle16Filled } from '@fluentui/react-icons/svg/error-circle';
import { Warning16Filled } from '@fluentui/react-icons/svg/warning';
import type { Pressure } from '#shared/rules/orderPlan.ts';

/** An order on time has no sign. */
export const pressureIcons = { good: null, delayed: Warning16Filled, late: ErrorCircle16Filled } as const;

const useText = makeStyles({
  good: { color: tokens.colorNeutralForeground2 },
  delayed: { color: tokens.colorStatusWarningForeground1, fontWeight: tokens.fontWeightSemibold },
  late: { color: tokens.colorStatusDangerForeground3, fontWeight: tokens.fontWeightSemibold },
});

const useEdge = makeStyles({
  delayed: { borderLeftColor: tokens.colorStatusWarningBackground3 },
  late: { borderLeftColor: tokens.colorStatusDangerBackground3 },
});

const useFill = makeStyles({
  delayed: { backgroundColor: tokens.colorStatusWarningBackground3 },
  late: { backgroundColor: tokens.colorStatusDangerBackground3 },
});

type Classes = Readonly<Partial<Record<Pressure, string>>>;

/** Colour of words about delayed and late orders, wherever they appear. */
export const usePressureText: () => Readonly<Record<Pressure, string>> = useText;
export const usePressureEdge: () => Classes = useEdge;
export const usePressureFill: () => Classes = useFill;
