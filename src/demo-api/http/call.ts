import type { DatabaseSync } from 'node:sqlite';
import type { OperationId, ParamsOf } from '#shared/api/operations.ts';
import type { CountryId } from '#shared/domain/countries.ts';
import type { JsonObject } from './json.ts';

/** The logged-in administrator, as far as rules need to know. */
export interface Identity {
  id: string;
  role: string;
  /** A country, or `any`. */
  country: string;
}

/** Where the path points; both parts are known to exist and to be open to the caller. */
export interface Scope {
  country: CountryId | null;
  cityId: string | null;
}

export interface PublicCall<Params = unknown> {
  db: DatabaseSync;
  now: () => Date;
  /** Lifetime of an access token in seconds. */
  accessTtl: number;
  params: Params;
  query: URLSearchParams;
  request: Request;
  body: () => Promise<JsonObject>;
}

export interface Call<Params = unknown> extends PublicCall<Params> {
  identity: Identity;
  scope: Scope;
}

/** These are answered without a bearer; all others need one. */
export const publicOperations = [
  'auth.login',
  'auth.loginWithToken',
  'auth.sendLink',
  'auth.refresh',
] as const;
export type PublicOperation = (typeof publicOperations)[number];
export const isPublicOperation = (id: OperationId): id is PublicOperation =>
  publicOperations.some((operation) => operation === id);

export type Handler<Id extends OperationId = OperationId> = (
  call: Id extends PublicOperation ? PublicCall<ParamsOf<Id>> : Call<ParamsOf<Id>>,
) => Response | Promise<Response>;

/** Exactly one handler for each operation: a missing or an extra one does not compile. */
export type Handlers<Ids extends OperationId = OperationId> = { [Id in Ids]: Handler<Id> };
