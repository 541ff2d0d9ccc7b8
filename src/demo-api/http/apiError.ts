/** Field name → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** An answer that is not a success. Thrown anywhere below a handler, written by the error handler. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors | undefined;

  constructor(status: number, code: string, message: string, fields?: FieldErrors) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export const notFound = (what: string): ApiError =>
  new ApiError(404, 'NOT_FOUND', `There is no such ${what}`);

export const forbidden = (message: string): ApiError => new ApiError(403, 'FORBIDDEN', message);

export const unauthorized = (code: string, message: string): ApiError => new ApiError(401, code, message);

export const conflict = (code: string, message: string): ApiError => new ApiError(409, code, message);

export const invalidQuery = (parameter: string, message: string): ApiError =>
  new ApiError(422, 'INVALID_QUERY', `${parameter}: ${message}`, { [parameter]: message });

/** One sentence for people, and every wrong field by its name. */
export const invalidFields = (fields: FieldErrors): ApiError => {
  const [first] = Object.entries(fields);
  return new ApiError(
    422,
    'VALIDATION_FAILED',
    first ? `${first[0]}: ${first[1]}` : 'The request is not valid',
    fields,
  );
};
