import { ApiError } from './apiError.ts';

/** Every failure has a code and a message; what went wrong inside stays inside. */
export const handleError = (error: unknown, report: (error: unknown) => void): Response => {
  if (error instanceof ApiError) {
    const { status, code, message, fields } = error;
    // What was not read of a body that is too large would be taken for the next request.
    const headers: Record<string, string> = status === 413 ? { connection: 'close' } : {};
    return Response.json(fields ? { code, message, fields } : { code, message }, { status, headers });
  }
  report(error);
  return Response.json({ code: 'INTERNAL', message: 'Something went wrong on the server' }, { status: 500 });
};
