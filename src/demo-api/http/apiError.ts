export type FieldErrors = Readonly<Record<string, string>>;

/** Error response. Handlers throw it; the error handler writes it. */
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

/** A summary sentence for the user, and a message per invalid field. */
export const invalidFields = (fields: FieldErrors): ApiError => {
  const [first] = Object.entries(fields);
  return new ApiError(
    422,
    'VALIDATION_FAILED',
    first ? `${first[0]}: ${first[1]}` : 'The request is not valid',
    fields,
  );
};

/** Gives every failure a code and a message, without internal details. */
export const handleError = (error: unknown, report: (error: unknown) => void): Response => {
  if (error instanceof ApiError) {
    const { status, code, message, fields } = error;
    // Close the connection: the unread rest of a large body would be parsed as the next request.
    const headers: Record<string, string> = status === 413 ? { connection: 'close' } : {};
    return Response.json(fields ? { code, message, fields } : { code, message }, { status, headers });
  }
  report(error);
  return Response.json({ code: 'INTERNAL', message: 'Something went wrong on the server' }, { status: 500 });
};
