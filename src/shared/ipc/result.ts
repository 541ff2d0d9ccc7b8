/** Error in a form that crosses every process border unchanged. */
export interface AppError {
  /** Code of the server, or {@link LocalErrorCode}. */
  code: string;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Message of the server; if empty, the renderer has its own. */
  message: string;
  /** Field name → message, for forms. */
  fields?: Record<string, string>;
  /** Id of the failed call, by which the server's log can be searched. */
  requestId?: string;
}

/** Codes of this app; all other values of `AppError.code` come from the server. */
export type LocalErrorCode =
  | 'NETWORK'
  | 'ABORTED'
  | 'UNEXPECTED_RESPONSE'
  | 'RESPONSE_TOO_LARGE'
  | 'CERTIFICATE'
  | 'PROXY_PASSWORD'
  | 'PROXY_PROTOCOL'
  | 'SESSION_ENDED'
  | 'INVALID_CREDENTIALS'
  | 'INVALID_REQUEST'
  | 'RULE'
  | 'REQUEST_TOO_LARGE'
  | 'TOO_MANY_WINDOWS'
  | 'TOO_MANY_WORKSPACES'
  | 'TOO_MANY_REPORTS'
  | 'REPORT_NOT_SAVED'
  | 'NOT_FOUND'
  | 'TOO_MANY_DEFERRED'
  | 'TOO_DEEP'
  | 'SERVER_BUSY'
  | 'NOT_COUNTED'
  | 'FORBIDDEN_SENDER'
  | 'CONNECTION_FIXED'
  | 'SETTING_LOCKED'
  | 'DECLINED'
  | 'LINK_REFUSED'
  | 'PANEL_NOT_CONFIGURED'
  | 'TOO_MANY_EXPORTS'
  | 'CHANGED_MEANWHILE'
  | 'FILE_GONE'
  | 'FILE_REPLACED'
  | 'ROWS_FORGOTTEN'
  | 'FILE_REFUSED'
  | 'FILE_NOT_UNDERSTOOD'
  | 'PAGE_NOT_PRINTED'
  | 'EXPORT_RUNNING'
  | 'INTERNAL';

export type Failure = { ok: false; error: AppError };
/** City whose rows are missing from a list of all cities. */
export interface UnreadCity {
  city: string;
  error: AppError;
}

export type Result<T> = { ok: true; data: T; total?: number; unread?: readonly UnreadCity[] } | Failure;

export const success = <T>(data: T, total?: number): Result<T> =>
  total === undefined ? { ok: true, data } : { ok: true, data, total };

type FailureDetails = [message?: string, fields?: AppError['fields'] | undefined];

/** A code of the server needs its status; without one, the code must be an own one. */
export const failure = (
  ...[code, status = 0, message = '', fields]:
    | [code: LocalErrorCode, status?: number, ...FailureDetails]
    | [code: string, status: number, ...FailureDetails]
): Failure => ({
  ok: false,
  error: fields ? { code, status, message, fields } : { code, status, message },
});
