export type Fault =
  | { type: 'delay'; milliseconds: number }
  | { type: 'hold' }
  | { type: 'status'; status: number }
  | { type: 'busy'; status: 429 | 503; seconds: number }
  | { type: 'etag' }
  | { type: 'clock'; seconds: number }
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

interface FaultForm {
  /** As a user writes it. */
  form: string;
  meaning: string;
  parse: (value: string) => Fault | null;
}

const bare =
  (fault: Fault): FaultForm['parse'] =>
  (value) =>
    value === '' ? fault : null;

const busy =
  (status: 429 | 503): FaultForm['parse'] =>
  (value) => {
    const seconds = parseInteger(value || '0', 0, 600);
    return seconds === null ? null : { type: 'busy', status, seconds };
  };

const sized =
  (usual: string, faultOf: (bytes: number) => Fault): FaultForm['parse'] =>
  (value) => {
    const bytes = parseSize(value || usual);
    return bytes === null ? null : faultOf(bytes);
  };

const forms: Readonly<Record<string, FaultForm>> = {
  delay: {
    form: 'delay=8000',
    meaning: 'answers that many milliseconds later (0 to 600000)',
    parse: (value) => {
      const milliseconds = parseInteger(value, 0, 600_000);
      return milliseconds === null ? null : { type: 'delay', milliseconds };
    },
  },
  hold: {
    form: 'hold',
    meaning: 'answers after DELETE /__faults',
    parse: bare({ type: 'hold' }),
  },
  status: {
    form: 'status=503',
    meaning: 'answers with this status (200 to 599) and changes nothing',
    parse: (value) => {
      const status = parseInteger(value, 200, 599);
      return status === null ? null : { type: 'status', status };
    },
  },
  limit: {
    form: 'limit=30',
    meaning: 'answers 429 with this Retry-After in seconds (0 to 600)',
    parse: busy(429),
  },
  overload: {
    form: 'overload=0',
    meaning: 'answers 503 with this Retry-After in seconds, without one for 0',
    parse: busy(503),
  },
  etag: {
    form: 'etag',
    meaning: 'adds an ETag to the answer, or answers 304 to a client that has it',
    parse: bare({ type: 'etag' }),
  },
  clock: {
    form: 'clock=-86400',
    meaning: 'dates the answer that many seconds later, or earlier',
    parse: (value) => (/^-?\d{1,7}$/.test(value) ? { type: 'clock', seconds: Number(value) } : null),
  },
  drop: { form: 'drop', meaning: 'closes the connection without an answer', parse: bare({ type: 'drop' }) },
  truncate: {
    form: 'truncate',
    meaning: 'closes the connection in the middle of the answer',
    parse: bare({ type: 'truncate' }),
  },
  html: { form: 'html', meaning: 'answers with a page instead of JSON', parse: bare({ type: 'html' }) },
  huge: {
    form: 'huge=50mb',
    meaning: 'answers with JSON of this size (b, kb or mb)',
    parse: sized('50mb', (bytes) => ({ type: 'huge', bytes })),
  },
  file: {
    form: 'file=1024mb',
    meaning: 'answers with a file of this size',
    parse: sized('1024mb', (bytes) => ({ type: 'file', bytes })),
  },
  slow: {
    form: 'slow=1kb',
    meaning: 'sends that much of the answer a second',
    parse: (value) => {
      const bytesPerSecond = parseSize(value || '1kb');
      return bytesPerSecond === null || bytesPerSecond === 0 ? null : { type: 'slow', bytesPerSecond };
    },
  },
};

/** Every fault with its meaning, for `GET /__faults`. */
export const faultForms: readonly Pick<FaultForm, 'form' | 'meaning'>[] = Object.values(forms).map(
  ({ form, meaning }) => ({ form, meaning }),
);

/** A name with or without a value, as in `faultForms`. `null` if invalid. */
export const parseFault = (text: string): Fault | null => {
  const [name = '', value = ''] = text.trim().split('=', 2);
  return Object.hasOwn(forms, name) ? (forms[name]?.parse(value) ?? null) : null;
};
