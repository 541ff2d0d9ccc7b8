export type Fault =
  | { type: 'delay'; milliseconds: number }
  | { type: 'hold' }
  | { type: 'status'; status: number }
  | { type: 'drop' }
  | { type: 'truncate' }
  | { type: 'html' }
  | { type: 'huge'; bytes: number }
  | { type: 'file'; bytes: number }
  | { type: 'slow'; bytesPerSecond: number };

const units: Readonly<Record<string, number>> = { b: 1, kb: 1024, mb: 1024 * 1024 };

const parseSize = (text: string): number | null => {
  const [, digits, unit = 'b'] = /^(\d{1,9})(b|kb|mb)?$/i.exec(text) ?? [];
  const factor = units[unit.toLowerCase()];
  return digits === undefined || factor === undefined ? null : Number(digits) * factor;
};

const parseInteger = (text: string, min: number, max: number): number | null =>
  /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null;

const parsers: Readonly<Record<string, (value: string) => Fault | null>> = {
  delay: (value) => {
    const milliseconds = parseInteger(value, 0, 600_000);
    return milliseconds === null ? null : { type: 'delay', milliseconds };
  },
  hold: (value) => (value === '' ? { type: 'hold' } : null),
  status: (value) => {
    const status = parseInteger(value, 200, 599);
    return status === null ? null : { type: 'status', status };
  },
  drop: (value) => (value === '' ? { type: 'drop' } : null),
  truncate: (value) => (value === '' ? { type: 'truncate' } : null),
  html: (value) => (value === '' ? { type: 'html' } : null),
  huge: (value) => {
    const bytes = parseSize(value || '50mb');
    return bytes === null ? null : { type: 'huge', bytes };
  },
  file: (value) => {
    const bytes = parseSize(value || '1024mb');
    return bytes === null ? null : { type: 'file', bytes };
  },
  slow: (value) => {
    const bytesPerSecond = parseSize(value || '1kb');
    return bytesPerSecond === null || bytesPerSecond === 0 ? null : { type: 'slow', bytesPerSecond };
  },
};

/**
 * Syntax: `delay=8000`, `hold` (until the faults are cleared), `status=503`, `drop`, `truncate`, `html`,
 * `huge=50mb`, `file=1024mb`, `slow=1kb`. `null` if invalid.
 */
export const parseFault = (text: string): Fault | null => {
  const [name = '', value = ''] = text.trim().split('=', 2);
  const parse = Object.hasOwn(parsers, name) ? parsers[name] : undefined;
  return parse?.(value) ?? null;
};
